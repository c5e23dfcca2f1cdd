/** Serves the product and, for comparison, the same list by a bare route; started by list-call.ts. */
import Fastify from 'fastify';
import { otherAreas } from '../apps/api/src/modules/proposals/areas.ts';
import { describeRow } from '../apps/api/src/modules/proposals/describe-proposal.ts';
import { listProposals } from '../apps/api/src/modules/proposals/proposals.repository.ts';
import { buildPath, type Endpoint, endpoints } from '../packages/endpoints/src/index.ts';
import { fillProposals } from './fill-proposals.ts';
import { openProduct } from './open-product.ts';

const product = await openProduct(process.argv[2]!);
await fillProposals(product, 10_000);
const person = await product.signIn('DEMO.ADMIN-INTERNAL');
const body = JSON.stringify({ size: 20 });
const headers = { ...person.headers, 'content-type': 'application/json' };

const bare = Fastify();
bare.post('/list', async () => {
  const { rows, ...page } = await listProposals(product.database.db, { kind: 'all' }, { size: 20 }, otherAreas());
  return { ...page, items: rows.map((row) => describeRow(row)) };
});
const oursUrl = `${await product.server.listen({ port: 0 })}${buildPath(endpoints.listProposals as Endpoint, 'gmf')}`;
const bareUrl = `${await bare.listen({ port: 0 })}/list`;

const request = async (url: string) => {
  const answer = await fetch(url, { method: 'POST', headers, body });
  return answer.json();
};
const sorted = (value: unknown) =>
  JSON.stringify(value, (_key, part) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
if (sorted(await request(oursUrl)) !== sorted(await request(bareUrl))) throw new Error('The two lists differ');

process.send?.({
  ours: { url: oursUrl, headers, body },
  bare: { url: bareUrl, headers: { 'content-type': 'application/json' }, body },
});
process.on('disconnect', () => process.exit(0));
