import type { Server } from 'node:net';

/** The requested port is already in use. */
export class PortBusyError extends Error {
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is already in use.`);
    this.name = 'PortBusyError';
    this.port = port;
  }
}

/** Turns the error of a taken port into a PortBusyError and leaves any other as it is. */
export function explainListenError(error: unknown, port: number): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken ? new PortBusyError(port) : error;
}

/**
 * Starts listening.
 *
 * @throws PortBusyError if the port is taken
 */
export function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => reject(explainListenError(error, port));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
}
