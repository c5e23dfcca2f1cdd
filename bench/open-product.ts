/** The whole product over a PostgreSQL database of its own with the demo data, in this process. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '../apps/api/src/compose.ts';
import { demoPassword } from '../apps/api/src/demo/insert-accounts.ts';
import { loadDemo } from '../apps/api/src/demo/load-demo.ts';
import { readConfig } from '../apps/api/src/kernel/config.ts';
import { openPostgres } from '../apps/api/src/kernel/database/open-postgres.ts';
import { localFiles } from '../apps/api/src/kernel/files.ts';
import { makeLogger } from '../apps/api/src/kernel/logger.ts';
import { openPartners, type Partners } from '../apps/api/src/partners/index.ts';
import { buildPath, type Endpoint, type EndpointName, endpoints } from '../packages/endpoints/src/index.ts';

export interface Person {
  headers: Record<string, string>;
  userType: 'gmf' | 'dealer';
}

/**
 * @param serverUrl maintenance database of the server that the runner has started
 * @param replaced partners that the benchmark itself simulates
 */
export async function openProduct(serverUrl: string, replaced: Partial<Partners> = {}) {
  const name = `bench_${process.pid}`;
  const admin = await openPostgres(serverUrl, 1);
  await admin.db.execute(`create database ${name}`);
  await admin.close();
  const url = serverUrl.replace(/\/postgres$/, `/${name}`);
  const database = await openPostgres(url, 10);
  const folder = mkdtempSync(join(tmpdir(), 'estrada-bench-'));
  const files = localFiles(folder);
  const logger = makeLogger('silent');
  const config = readConfig({ DATA_DIR: folder, PORT: '0' });
  const product = await compose({
    config,
    partners: { ...openPartners(config, logger), ...replaced },
    database,
    files,
    logger,
    mailer: { send: async () => {}, close: () => {} },
    pollingSeconds: 0.5,
  });
  await loadDemo(product.pipeline, new Date(), logger);

  async function signIn(username: string): Promise<Person> {
    const answer = await product.server.inject({
      method: 'POST',
      url: buildPath(endpoints.login as Endpoint, 'public'),
      headers: { 'content-type': 'text/plain' },
      payload: Buffer.from(JSON.stringify({ username, password: demoPassword, endOtherSession: true })).toString(
        'base64',
      ),
    });
    const { idToken, permissionToken, type } = answer.json() as Record<string, string>;
    if (!idToken || !permissionToken) throw new Error(`${username} cannot sign in: ${answer.body}`);
    return { headers: { idToken, permissionToken }, userType: type === 'GMF' ? 'gmf' : 'dealer' };
  }

  async function call<Answer>(
    person: Person,
    endpointName: EndpointName,
    input: { params?: Record<string, string>; query?: Record<string, unknown>; body?: object } = {},
  ): Promise<Answer> {
    const answer = await product.server.inject({
      method: endpoints[endpointName].method,
      url: buildPath(endpoints[endpointName] as Endpoint, person.userType, input.params, input.query),
      headers: person.headers,
      ...(input.body ? { payload: input.body } : {}),
    });
    if (answer.statusCode !== 200) throw new Error(`${endpointName} answered ${answer.statusCode}: ${answer.body}`);
    return answer.json() as Answer;
  }

  return {
    ...product,
    database,
    url,
    files,
    folder,
    signIn,
    call,
    async close() {
      await product.server.close();
      await product.jobs.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Product = Awaited<ReturnType<typeof openProduct>>;
