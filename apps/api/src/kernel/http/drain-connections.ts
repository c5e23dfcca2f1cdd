import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a closing server end with its last answer: connections that wait for nothing go at once, those at work after their
 * answer, which says `connection: close`. Left to themselves, kept-alive connections hold the server open for over a minute.
 */
export function drainConnections(server: FastifyInstance): void {
  const atWork = new Map<Socket, number>();
  let closing = false;
  server.server.on('connection', (socket: Socket) => {
    atWork.set(socket, 0);
    socket.once('close', () => atWork.delete(socket));
  });
  // before the answer is begun, which may be at once
  server.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    atWork.set(socket, (atWork.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (atWork.get(socket) ?? 1) - 1;
      if (!socket.destroyed) atWork.set(socket, left);
      // one whose head was sent before the end began
      if (closing && left === 0) socket.end();
    });
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  server.addHook('preClose', async () => {
    closing = true;
    for (const [socket, calls] of atWork) if (calls === 0) socket.destroy();
  });
}
