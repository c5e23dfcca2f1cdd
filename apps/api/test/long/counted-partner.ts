/**
 * A proxy between the product and a partner that counts accepted requests: the real effects, whatever the product
 * reports.
 */
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';

/** A currently free port. */
export async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((resolve) => socket.listen(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  await new Promise((resolve) => socket.close(resolve));
  return port;
}

export interface CountedPartner {
  url: string;
  /** ids of the accepted requests, by contract number */
  taken: Map<string, Set<string>>;
  close(): void;
}

/** @param path of the calls that are counted where the partner answers them with 200 */
export async function countPartner(partnerUrl: string, path: string): Promise<CountedPartner> {
  const taken = new Map<string, Set<string>>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // the product died during the request: the partner has received nothing
      response.destroy();
      return;
    }
    const body = Buffer.concat(chunks);
    const answer = await fetch(partnerUrl + request.url, {
      method: request.method!,
      headers: { ...copied(request.headers) },
      ...(body.length > 0 ? { body } : {}),
    });
    const text = await answer.text();
    if (answer.ok && request.method === 'POST' && request.url === path) {
      const { contractNumber, requestId } = JSON.parse(body.toString()) as Record<string, string>;
      const ids = taken.get(contractNumber!) ?? new Set();
      taken.set(contractNumber!, ids.add(requestId!));
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    close: () => void server.close(),
  };
}

const copied = ({ authorization = '', 'content-type': type = 'application/json' }: Record<string, unknown>) => ({
  authorization: String(authorization),
  'content-type': String(type),
});
