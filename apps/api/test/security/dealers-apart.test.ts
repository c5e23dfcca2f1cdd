/** A dealer's users against another dealer's records: by every id, in every list and file, nothing is revealed. */
import { type Endpoint, type EndpointName, endpoints, isPublic } from '@estrada/endpoints/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest, aSavedSimulation } from '../journey.ts';
import { openApi, type Session, type TestApi } from '../open-api.ts';
import { rowsOf } from '../rows.ts';

const nobodys = '01jd00000000000000000000zz';
const noClient = 'NOBODY.HERE';
let api: TestApi;
let victim: Session;
let seller: Session;
let manager: Session;
/** Ids of the other dealer's records and the name of one of its users, by the name of a parameter or field. */
let others: Record<'dealerId' | 'simulationId' | 'proposalId' | 'username', string>;
/** Data that only the other dealer may read. */
let secrets: string[];
beforeAll(async () => {
  api = await openApi();
  victim = await api.signIn('fi-manager');
  const simulation = await aSavedSimulation(victim, aPerson(411));
  seller = await api.signIn('DEMO2.SELLER');
  manager = await api.signIn('DEMO2.FI-MANAGER');
  const [proposal] = await rowsOf(
    api,
    sql`select id from proposals where dealer_id = ${victim.activeDealerId} limit 1`,
  );
  const rows = await rowsOf(
    api,
    sql`select id, code, client_document, client_name from simulations where dealer_id = ${victim.activeDealerId}`,
  );
  others = {
    dealerId: victim.activeDealerId,
    simulationId: simulation.id,
    proposalId: String(proposal!.id),
    username: 'DEMO.SELLER',
  };
  const people = await rowsOf(
    api,
    sql`select username, email from users where default_dealer_id = ${victim.activeDealerId}`,
  );
  secrets = [
    ...rows.flatMap(({ id, code, client_document }) => [id, code, client_document]),
    ...people.flatMap(({ username, email }) => [username, email]),
    proposal!.id,
  ].flatMap((value) => (value ? [String(value)] : []));
  expect(secrets.length).toBeGreaterThan(50);
}, 60_000);
afterAll(() => api.close());

it('records of a dealer are readable by its own users (control)', async () => {
  const list = await victim.ok('listSavedSimulations', { body: { size: 100 } });
  expect(secrets.filter((secret) => JSON.stringify(list).includes(secret)).length).toBeGreaterThan(20);
  expect((await victim.call('readProposal', { params: { id: others.proposalId } })).status).toBe(200);
});

const closed = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => !isPublic(endpoints[name] as Endpoint) && name !== 'logout' && name !== 'clearActiveDealer',
);
const keysOf = (name: EndpointName) => [...endpoints[name].path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key!);

/** A plausible but non-existent id or name. */
const noneLike = (id: string) => (id === others.username ? noClient : nobodys);

/** A response without its varying parts. */
const withoutTrace = ({ status, body }: { status: number; body: unknown }) =>
  JSON.stringify([status, body], (key, value: unknown) => (key === 'correlationId' ? undefined : value));

describe.each(['seller', 'manager'] as const)('%s of another dealer', (who) => {
  const person = () => (who === 'seller' ? seller : manager);

  it('gets the same answer for an id of the other dealer as for an unknown id, in every path parameter', async () => {
    const leaks: string[] = [];
    for (const name of closed.filter((one) => keysOf(one).length > 0)) {
      const answersFor = async (id: string) => {
        const params = Object.fromEntries(keysOf(name).map((key) => [key, key === 'type' ? 'DEALER' : id]));
        return withoutTrace(await person().call(name, { params: params as never, body: { version: 1 } }));
      };
      for (const id of Object.values(others)) {
        const none = noneLike(id);
        const nothing = await answersFor(none);
        const answer = (await answersFor(id)).replaceAll(id, none);
        if (answer !== nothing) leaks.push(`${name} with ${id}: ${answer} instead of ${nothing}`);
      }
    }
    expect(leaks).toEqual([]);
  });

  it('gets the same answer for an id of the other dealer as for an unknown id, in a query or a body', async () => {
    const request = await aRequest(person());
    const leaks: string[] = [];
    for (const name of closed) {
      const { query, body } = endpoints[name] as Endpoint;
      const shape = { ...(query?.shape ?? {}), ...((body as { shape?: object } | undefined)?.shape ?? {}) };
      for (const key of Object.keys(shape).filter((one) => one in others || one === 'id')) {
        const answerFor = async (id: string) =>
          withoutTrace(
            await person().call(name, {
              params: Object.fromEntries(keysOf(name).map((one) => [one, nobodys])) as never,
              query: (query && key in query.shape ? { [key]: id } : {}) as never,
              body: { request, client: {}, version: 1, term: 36, installmentCents: 1, solveFor: 'entry', [key]: id },
            }),
          );
        for (const id of Object.values(others)) {
          const none = noneLike(id);
          const nothing = await answerFor(none);
          const answer = (await answerFor(id)).replaceAll(id, none);
          if (answer !== nothing) leaks.push(`${name}.${key} with ${id}: ${answer} instead of ${nothing}`);
        }
      }
    }
    expect(leaks).toEqual([]);
  });

  it('finds no records, codes or documents of the other dealer in any list or file, whatever the search', async () => {
    const leaks: string[] = [];
    for (const name of closed.filter((one) => keysOf(one).length === 0)) {
      const { query, body } = endpoints[name] as Endpoint;
      const fields = Object.keys({
        ...(query?.shape ?? {}),
        ...((body as { shape?: object } | undefined)?.shape ?? {}),
      });
      const searches = fields.filter((key) =>
        ['search', 'name', 'username', 'document', 'dealerId', 'number'].includes(key),
      );
      const calls = [
        {},
        { size: 100 },
        ...searches.flatMap((key) => secrets.slice(-8).map((value) => ({ [key]: value }))),
      ];
      for (const one of calls) {
        const answer = await person().call(name, { query: one as never, body: one });
        if (answer.status !== 200) continue;
        const text = JSON.stringify(answer.body);
        leaks.push(...secrets.filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`));
      }
    }
    expect(leaks).toEqual([]);
  });
});
