/** Calls of a dealer's user to a product that may be killed at any moment. */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPath, type Endpoint, type EndpointName, endpoints } from '@estrada/endpoints/index';
import { demoPassword } from '../../src/demo/insert-accounts.ts';
import { callProduct } from './real-product.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

interface Input {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: object;
  form?: FormData;
}

/** The answer; null where the product is gone. */
export type DealerCall = (name: EndpointName, input?: Input) => Promise<{ status: number; text: string } | null>;

/** Logs in a demo user, by default of a dealer. */
export async function signInAtDealer(
  url: string,
  username: string,
  side: 'dealer' | 'gmf' = 'dealer',
): Promise<DealerCall> {
  const session = await callProduct(url, 'login', { username, password: demoPassword, endOtherSession: true });
  const tokens = { idToken: String(session!.idToken), permissionToken: String(session!.permissionToken) };
  return async (name, { params = {}, query = {}, body, form } = {}) => {
    const endpoint = endpoints[name] as Endpoint;
    const content = form ?? (body && JSON.stringify(body));
    const answer = await fetch(url + buildPath(endpoint, side, params, query), {
      method: endpoint.method,
      headers: { ...tokens, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(content ? { body: content } : {}),
    }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    return answer && typeof text === 'string' ? { status: answer.status, text } : null;
  };
}

/** @throws Error unless the status is 200 */
export async function answerOf<Answer>(asked: ReturnType<DealerCall>): Promise<Answer> {
  const answer = await asked;
  if (answer?.status !== 200) throw new Error(`The product answered ${answer?.status}: ${answer?.text}`);
  return JSON.parse(answer.text) as Answer;
}

/** Runs an act while the product is killed after some milliseconds; it is gone when this resolves. */
export async function whileKilled<Result>(
  child: ChildProcess,
  afterMs: number,
  act: () => Promise<Result>,
): Promise<Result> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  setTimeout(() => child.kill('SIGKILL'), afterMs);
  const result = await act();
  await gone;
  return result;
}

/** Stops the product cleanly. @returns the result of the verification of its trail */
export async function stopAndVerify(child: ChildProcess, env: NodeJS.ProcessEnv): Promise<[number | null, string]> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  const verified = spawnSync(process.execPath, [join(root, 'apps/api/src/audit-verify.ts'), '--en'], {
    env,
    encoding: 'utf8',
  });
  return [verified.status, verified.stdout];
}
