/** The product as a separate process, called over the network: for tests that kill it, or its dependencies. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPath, type Endpoint, type EndpointName, endpoints } from '@estrada/endpoints/index';
import { demoPassword } from '../../src/demo/insert-accounts.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Starts the product on a free port; ready when this resolves.
 *
 * @param entry `start`: API and worker in one process; `main`: the API alone
 * @throws Error when it ends before that
 */
export async function startProduct(
  env: NodeJS.ProcessEnv,
  entry: 'start' | 'main' = 'start',
): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(join(root, `apps/api/src/${entry}.ts`), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }));
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}`)));
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

type Body = Record<string, unknown> & { items?: { groupName: string }[] };

/**
 * @returns the body of the response, or null without a response, or for one of the `patient` statuses
 * @throws Error for any other status than 200
 */
export async function callProduct(
  url: string,
  name: EndpointName,
  body: object,
  tokens: Record<string, string> = {},
  query = {},
  patient: readonly number[] = [],
): Promise<Body | null> {
  const endpoint = endpoints[name] as Endpoint;
  const json = JSON.stringify(body);
  const answer = await fetch(url + buildPath(endpoint, tokens.idToken ? 'gmf' : 'public', {}, query), {
    method: endpoint.method,
    headers: {
      ...tokens,
      ...(endpoint.body ? { 'content-type': endpoint.bodyEncoding ? 'text/plain' : 'application/json' } : {}),
    },
    ...(endpoint.body ? { body: endpoint.bodyEncoding ? Buffer.from(json).toString('base64') : json } : {}),
  }).catch(() => null);
  const text = await answer?.text().catch(() => null);
  if (!answer || typeof text !== 'string' || patient.includes(answer.status)) return null;
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as Body;
}

/** Logs in the demo's finance account. @returns the headers of its calls */
export async function signInFinance(url: string): Promise<Record<string, string>> {
  const body = { username: 'DEMO.FINANCE', password: demoPassword, endOtherSession: true };
  const session = await callProduct(url, 'login', body);
  return { idToken: String(session!.idToken), permissionToken: String(session!.permissionToken) };
}
