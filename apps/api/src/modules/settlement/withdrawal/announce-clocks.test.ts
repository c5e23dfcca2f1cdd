/**
 * The deadlines after the contract that are announced to the seller: the right to withdraw, signing links, selfie
 * links.
 */
import { type AnnouncedClock, announcedClocks } from '@estrada/domain/settlement/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contracted } from '../../../../test/contracted.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { linkByMail } from '../../../../test/selfies/mailed-link.ts';
import { sendOut } from '../../../../test/selfies/signing-proposal.ts';
import { announceClocks } from './announce-clocks.ts';
import { listEndingSoon } from './clocks.repository.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

let seed = 2_900;
const out = async () => {
  const id = await contracted(api, seller, seed++);
  const [signerId] = await sendOut(api, seller, id);
  return { id, signerId: signerId! };
};
/** Runs the job twice. @returns the sellers' notices about the proposal since it was created */
async function told(clock: AnnouncedClock, id: string): Promise<string[]> {
  const { context } = api.system();
  await announceClocks({ clock }, context);
  await announceClocks({ clock }, context);
  const { number } = await seller.ok('readProposal', { params: { id } });
  const rows = await rowsOf(
    api,
    sql`select n.message from notifications n join users u on u.id = n.user_id
      where u.username = 'DEMO.SELLER' and n.message like ${`%proposta ${number} %`}
        and (n.message like '%expira%' or n.message like '%arrependimento%') order by n.id`,
  );
  return rows.map(({ message }) => message as string);
}
const run = (statement: ReturnType<typeof sql>) => api.database.db.execute(statement);

it('announces expiring signature links a week and a day before, once each, while they are needed', async () => {
  const { id } = await out();
  const until = async (at: string) => {
    await run(sql`update proposal_envelopes set expires_at = ${at} where proposal_id = ${id}`);
    return (await told('signature', id)).length;
  };
  // 23:30 of the 28th in São Paulo
  expect(await until('2026-11-29T02:30:00Z')).toBe(0);
  expect(await until('2026-11-27T15:00:00Z')).toBe(1);
  expect(await until('2026-11-27T18:00:00Z')).toBe(1);
  expect(await until('2026-11-21T15:00:00Z')).toBe(2);
  expect((await told('signature', id)).at(-1)).toMatch(/expiram amanhã, em 21\/11\/2026/);
  const other = await out();
  await run(
    sql`update proposal_envelopes set expires_at = '2026-11-21T15:00:00Z', status = 'SIGNED' where proposal_id = ${other.id}`,
  );
  expect(await told('signature', other.id)).toEqual([]);
});

it('announces the expiry of a selfie link only the day before, and not for a link that was replaced', async () => {
  const { id, signerId } = await out();
  const link = () => linkByMail(api, seller, id, signerId);
  await link();
  expect(await told('selfie', id)).toEqual([]);
  const ends = (at: string) =>
    run(sql`update selfie_links set expires_at = ${at} where signer_id = ${signerId} and ended_at is null`);
  await ends('2026-11-21T15:00:00Z');
  expect(await told('selfie', id)).toEqual([expect.stringMatching(/link de selfie .* expira amanhã, em 21\/11\/2026/)]);
  const next = await out();
  await linkByMail(api, seller, next.id, next.signerId);
  await run(sql`update selfie_links set expires_at = '2026-11-21T15:00:00Z' where signer_id = ${next.signerId}`);
  await linkByMail(api, seller, next.id, next.signerId);
  expect(await told('selfie', next.id)).toEqual([]);
});

it('announces the last days to withdraw from a contract that is valid and not withdrawn', async () => {
  const signed = async (on: string) => {
    const { id } = await out();
    const at = `${on}T15:00:00-03:00`;
    await run(sql`update proposal_signers set status = 'SIGNED', acted_at = ${at} where envelope_id in
      (select id from proposal_envelopes where proposal_id = ${id})`);
    await run(sql`update proposal_envelopes set status = 'COMPLETED', signed_on = ${on} where proposal_id = ${id}`);
    return id;
  };
  // of the 20th: its seventh day is the 21st, the 20th, the 22nd
  const [tomorrow, today, later] = [await signed('2026-11-14'), await signed('2026-11-13'), await signed('2026-11-15')];
  expect(await told('withdrawal', tomorrow)).toEqual([expect.stringMatching(/termina amanhã, em 21\/11\/2026/)]);
  expect(await told('withdrawal', today)).toEqual([expect.stringMatching(/termina hoje, em 20\/11\/2026/)]);
  expect(await told('withdrawal', later)).toEqual([]);
  const over = await signed('2026-11-14');
  await run(sql`update proposals set status = 'NU' where id = ${over}`);
  expect(await told('withdrawal', over)).toEqual([]);
});

it('continues from a cursor, also through items that end at the same instant', async () => {
  const { db } = api.database;
  const at = '2026-11-21T15:00:00.123456Z';
  await run(sql`update proposal_envelopes set expires_at = ${at}, status = 'IN_PROGRESS'`);
  await run(sql`update selfie_links set expires_at = ${at}`);
  for (const clock of announcedClocks) {
    const all = await listEndingSoon[clock](db, '2026-11-20', null, 100);
    const [first] = await listEndingSoon[clock](db, '2026-11-20', null, 1);
    const rest = await listEndingSoon[clock](db, '2026-11-20', first!, 100);
    expect([clock, all.length > 1, rest.map(({ id }) => id)]).toEqual([clock, true, all.slice(1).map(({ id }) => id)]);
  }
});
