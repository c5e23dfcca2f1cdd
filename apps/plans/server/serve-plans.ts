import { globSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { againFolderPattern } from '@estrada/web/hosted/contract.ts';

type File = { body: Buffer; gzip: Buffer; type: string; isHashed: boolean };

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The server's own page loads only its style sheet, and no site may show it in a frame. */
const policy = "default-src 'none';style-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'";
const year = 'public, max-age=31536000, immutable';

/**
 * Serves the built plans front end. It has no user data: every response is a file of the build, and only pages of the
 * portal's origin may load one.
 *
 * @param folder of the build
 * @param portalOrigin the only origin that may load the files
 */
export function servePlans(folder: string, portalOrigin: string): Server {
  const files = readFiles(folder, portalOrigin);
  return createServer((request, response) => answer(request, response, files, portalOrigin));
}

/** All files by address. Any other address is a 404, however it is encoded. */
function readFiles(folder: string, portalOrigin: string): ReadonlyMap<string, File> {
  const names = globSync('**/*.*', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
  const files = names.map((name): [string, File] => {
    const raw = readFileSync(join(folder, name));
    const isPage = name === 'index.html';
    const body = isPage ? Buffer.from(raw.toString().replaceAll('{portal}', portalOrigin)) : raw;
    const type = types[extname(name)] ?? 'application/octet-stream';
    const address = isPage ? '/' : `/${name}`;
    return [address, { body, gzip: gzipSync(body), type, isHashed: name.startsWith('assets/') }];
  });
  return new Map(files);
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlyMap<string, File>,
  portalOrigin: string,
): void {
  const always = {
    'access-control-allow-origin': portalOrigin,
    'x-content-type-options': 'nosniff',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  };
  const send = (status: number, headers: OutgoingHttpHeaders, body = '') =>
    response.writeHead(status, { ...always, ...headers }).end(request.method === 'HEAD' ? undefined : body);
  if (request.method !== 'GET' && request.method !== 'HEAD') return void send(405, { allow: 'GET, HEAD' });
  const file = files.get((request.url?.split('?')[0] ?? '').replace(againFolderPattern, ''));
  if (!file) return void send(404, { 'cache-control': 'no-cache' });
  const isZipped = /\bgzip\b/.test(String(request.headers['accept-encoding']));
  const body = isZipped ? file.gzip : file.body;
  response
    .writeHead(200, {
      ...always,
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': file.isHashed ? year : 'no-cache',
      vary: 'accept-encoding',
      ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
    })
    .end(request.method === 'HEAD' ? undefined : body);
}
