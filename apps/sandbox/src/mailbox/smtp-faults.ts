import type { Socket } from 'node:net';
import { type Pace, pause } from '../pace.ts';
import type { BusinessRefusal } from '../partners/partner.ts';

/** Faults that show before a word of SMTP was spoken; the others show when a message was handed over. */
export type ConnectionFault = 'garbage' | 'drip' | 'refused';

type ConnectionFaultOptions = { pace: Pace; closing: AbortSignal };

function drip(socket: Socket, { pace, closing }: ConnectionFaultOptions): void {
  const write = socket.write.bind(socket);
  let sent = Promise.resolve();
  const send = async (bytes: Uint8Array): Promise<void> => {
    for (const byte of bytes) {
      await pause(pace.dripIntervalMs, closing);
      if (!socket.writable) return;
      write(Buffer.of(byte));
    }
  };
  socket.write = ((chunk: string | Uint8Array) => {
    sent = sent.then(() => send(typeof chunk === 'string' ? Buffer.from(chunk) : chunk));
    return true;
  }) as typeof socket.write;
}

/** Spoils a connection that was just opened. */
export function spoilConnection(socket: Socket, fault: ConnectionFault, options: ConnectionFaultOptions): void {
  if (fault === 'refused') socket.destroy();
  else if (fault === 'drip') drip(socket, options);
  else {
    socket.end('<!doctype html><html><body>Serviço em manutenção</body></html>\r\n');
    socket.write = (() => true) as typeof socket.write;
  }
}

/** An error that smtp-server answers with the given reply code. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** The permanent refusal of a provider that will not carry this message. */
export function smtpRefusal(refusal: BusinessRefusal): Error {
  return smtpError(550, `5.7.1 ${refusal.message}`);
}
