/** The certification of correspondents: its record, its warnings, its table, its extraction and the rule of the lender. */
import { addDays } from '@estrada/domain/calendar/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractRows } from '../../../test/extract-rows.ts';
import { aCompleteProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { sendTable, untilFinished } from '../../../test/send-table.ts';
import { aUserForm, dealerIdsBy } from '../../../test/user-forms.ts';

let api: TestApi;
let provisioning: Session;
let manager: Session;
let autovia: string;
let serra: string;
beforeAll(async () => {
  api = await openApi();
  provisioning = await api.signIn('provisioning');
  manager = await api.signIn('fi-manager');
  [autovia = '', serra = ''] = await dealerIdsBy(provisioning, '101', '102');
  await api.work();
}, 60_000);
afterAll(() => api.close());

const type = 'DEALER' as const;
const today = '2026-11-20';
const certification = {
  certificationNumber: 'CA-1001',
  certificationIssuer: 'Certificadora Nacional',
  certificationStart: '2026-01-10',
  certificationEnd: '2031-01-09',
};
const registered = (number: number, dealerId = autovia, changes: object = {}) =>
  provisioning.ok('registerUser', { params: { type }, body: aUserForm(number, [dealerId], changes) });
const save = (username: string, body: object, session = manager) =>
  session.call('saveUserCertification', { params: { type, username }, body });
const remove = (username: string, version: number, session = manager) =>
  session.call('removeUserCertification', { params: { type, username }, query: { version } });
const read = (username: string) => provisioning.ok('readUser', { params: { type, username } });

describe('200', () => {
  it('is registered, shown with its state, changed and removed, each in the trail without its number', async () => {
    const { username, id, certificationState } = await registered(301);
    expect(certificationState).toBe('missing');
    const saved = await save(username, { ...certification, version: 1 });
    expect(saved.body).toMatchObject({
      certification,
      certificationState: 'valid',
      version: 2,
      can: { certify: true },
    });
    const ending = { ...certification, certificationEnd: addDays(today, 60) };
    expect((await save(username, { ...ending, version: 2 })).body.certificationState).toBe('expiring');
    const removed = await remove(username, 3);
    expect(removed.body).toMatchObject({ certification: null, certificationState: 'missing', version: 4 });
    const trail = await rowsOf(
      api,
      sql`select action, before, after from audit_entries where entity_id = ${id} and action like 'user.%certif%' order by seq`,
    );
    expect(trail.map(({ action }) => action)).toEqual(['user.certify', 'user.certify', 'user.remove-certification']);
    expect(trail[1]!.after).toMatchObject({ certificationEnd: ending.certificationEnd });
    expect(JSON.stringify(trail)).not.toContain('CA-1001');
  });

  it('filters the list by expiring, expired and missing, of users who attend clients', async () => {
    const named = async (number: number, days: number | null) => {
      const { username } = await registered(number);
      const end = days === null ? null : addDays(today, days);
      await api.database.db.execute(sql`update users set certification_number = 'CA', certification_issuer = 'C',
        certification_start = '2020-01-01', certification_end = ${end} where username = ${username} and ${end}::date is not null`);
      return username;
    };
    const [soon, later, over, none] = [
      await named(311, 60),
      await named(312, 61),
      await named(313, -1),
      await named(314, null),
    ];
    const operator = await registered(315, autovia, { groupName: 'insurance-operator' });
    const found = async (state: 'expiring' | 'expired' | 'missing') => {
      const { items } = await manager.ok('listUsers', { params: { type }, query: { certification: state, size: 100 } });
      return items.map(({ username }) => username);
    };
    const expiring = await found('expiring');
    expect(expiring).toContain(soon);
    expect(expiring).not.toContain(later);
    expect(await found('expired')).toEqual([over]);
    const missing = await found('missing');
    expect(missing).toContain(none);
    expect(missing).not.toContain(operator.username);
    expect(operator).toMatchObject({ certificationState: null, can: { certify: false } });
  });
});

describe('403', () => {
  it('refuses users out of reach, profiles that attend no clients, the own account and other roles', async () => {
    const other = await registered(331, serra);
    const operator = await registered(332, autovia, { groupName: 'insurance-operator' });
    expect((await save(other.username, { ...certification, version: 1 })).body.code).toBe('SEC004');
    expect((await save(operator.username, { ...certification, version: 1 }, provisioning)).body.code).toBe('SEC004');
    const { version } = await read('DEMO.FI-MANAGER');
    expect((await save('DEMO.FI-MANAGER', { ...certification, version })).body.code).toBe('SEC004');
    const { username } = await registered(333);
    for (const role of ['representante', 'finance', 'admin-internal', 'seller'] as const) {
      const session = await api.signIn(role);
      const { status } = await save(username, { ...certification, version: 1 }, session);
      expect([role, status]).toEqual([role, 403]);
    }
    expect((await remove(username, 1)).body.code).toBe('SEC004');
  });
});

describe('409 and 422', () => {
  it('refuses an outdated version, and an end before the start at its field', async () => {
    const { username } = await registered(341);
    expect((await save(username, { ...certification, version: 9 })).body.code).toBe('SET001');
    const { body } = await save(username, { ...certification, certificationEnd: '2026-01-09', version: 1 });
    expect([body.code, body.fields?.map(({ path }) => path)]).toEqual(['DOM002', ['certificationEnd']]);
  });
});

describe('the table of certifications', () => {
  const heading = 'usuario;numero;entidade;inicio;fim';
  const upload = async (...lines: string[]) => {
    const sent = await sendTable(api, provisioning, 'a.csv', [heading, ...lines].join('\n'), {
      table: 'Certifications',
    });
    expect(sent.status).toBe(200);
    return untilFinished(provisioning, sent.body.id, 'Certifications');
  };

  it('changes the users that it names, and none when any line is invalid', async () => {
    const [one, two] = [await registered(351), await registered(352)];
    const kept = await registered(353);
    await save(kept.username, { ...certification, version: 1 });
    const { upload: good } = await upload(
      `${one.username};CA-1;Certificadora;01/02/2026;31/01/2031`,
      `${two.username};CA-2;Certificadora;01/02/2026;31/01/2031`,
    );
    expect(good.status).toBe('SUCCESS');
    expect((await read(one.username)).certification).toEqual({
      certificationNumber: 'CA-1',
      certificationIssuer: 'Certificadora',
      certificationStart: '2026-02-01',
      certificationEnd: '2031-01-31',
    });
    expect((await read(kept.username)).certification).toEqual(certification);
    const { upload: bad, problems } = await upload(
      `${one.username};CA-9;Certificadora;01/02/2026;31/01/2032`,
      'NINGUEM.AQUI;CA-9;Certificadora;01/02/2026;31/01/2031',
      'DEMO.FINANCE;CA-9;Certificadora;01/02/2026;31/01/2031',
      `${two.username};CA-9;Certificadora;01/02/2026;31/01/2025`,
    );
    expect([bad.status, problems.map(({ line }) => line)]).toEqual(['ERROR', [3, 4, 5]]);
    expect((await read(one.username)).certification).toMatchObject({ certificationNumber: 'CA-1' });
  });

  it('leaves an unchanged user alone', async () => {
    const { username, id } = await registered(354);
    const line = `${username};CA-7;Certificadora;01/02/2026;31/01/2031`;
    await upload(line);
    await upload(line);
    expect((await read(username)).version).toBe(2);
    const trail = await rowsOf(
      api,
      sql`select 1 from audit_entries where entity_id = ${id} and action = 'user.certify'`,
    );
    expect(trail).toHaveLength(1);
  });
});

it('is extracted with the users in reach: all for provisioning, those of the dealer for its manager', async () => {
  const [own, other] = [await registered(361), await registered(362, serra)];
  for (const { username } of [own, other]) await save(username, { ...certification, version: 1 }, provisioning);
  const names = async (session: Session) =>
    (await extractRows(api, session, 'downloadCertifications', [today, today])).map((row) => row['Usuário']);
  expect(await names(provisioning)).toEqual(expect.arrayContaining([own.username, other.username]));
  const managed = await names(manager);
  expect(managed).toContain(own.username);
  expect(managed).not.toContain(other.username);
});

describe('the rule of the lender', () => {
  it('is off at first; on, it refuses a sender without a certification valid today, on screen and in the call', async () => {
    const finance = await api.signIn('finance');
    const seller = await api.signIn('seller');
    const { id } = await aCompleteProposal(seller, aPerson(951));
    const proposal = () => seller.ok('readProposal', { params: { id } });
    const send = (version: number) => seller.call('submitProposal', { query: { send: 'true' }, body: { id, version } });
    const demand = async (requiresCertification: boolean) => {
      const { version } = await finance.ok('readCorrespondentRules');
      await finance.ok('saveCorrespondentRules', { body: { requiresCertification, version } });
    };
    const endOn = (day: string) =>
      api.database.db.execute(sql`update users set certification_end = ${day} where username = 'DEMO.SELLER'`);
    await endOn(addDays(today, -1));
    expect((await proposal()).can.send).toBe(true);
    await demand(true);
    const refused = await proposal();
    expect([refused.can.send, refused.missing.map(({ path, key }) => [path, key])]).toEqual([
      false,
      [['certification', 'certification.notValid']],
    ]);
    const { status, body } = await send(refused.version);
    expect([status, body.code]).toEqual([422, 'PRS021']);
    expect(body.message).toContain('Peça ao gerente de F&I');
    await endOn(today);
    expect((await send(refused.version)).status).toBe(200);
    await demand(false);
  });
});

// last: the clock only moves forward, and no session outlives it
it('warns the user once at 60, 30 and 7 days by notice and e-mail, and again about another end', async () => {
  const { username, email, id } = await registered(321);
  const end = addDays(today, 61);
  await save(username, { ...certification, certificationEnd: end, version: 1 });
  const mails = () => api.mails.filter(({ to, subject }) => to === email && subject.includes('certificação'));
  const countsAfter = async (days: number) => {
    api.clock.advance({ hours: 24 * days });
    await api.sweep();
    await expect
      .poll(() => rowsOf(api, sql`select 1 from sent_mails where user_id = ${id} and status = 'QUEUED'`))
      .toEqual([]);
    const notices = await rowsOf(api, sql`select message from notifications where user_id = ${id}`);
    return [notices.length, mails().length];
  };
  const counts: number[][] = [];
  for (const days of [0, 1, 1, 29, 1, 22, 1, 6, 1]) counts.push(await countsAfter(days));
  expect(counts.map(([notices]) => notices)).toEqual([0, 1, 1, 2, 2, 3, 3, 3, 3]);
  expect(counts.map(([, sent]) => sent)).toEqual([0, 1, 1, 2, 2, 3, 3, 3, 3]);
  expect(mails()[0]!.text).toContain('20/01/2027');
  expect(
    await rowsOf(api, sql`select distinct kind from sent_mails where user_id = ${id} and kind like 'cert%'`),
  ).toEqual([{ kind: 'certification-expiring' }]);
  await api.database.db.execute(sql`update users set certification_end = ${addDays(end, 3)}, certification_warned_days = null
    where id = ${id}`);
  expect(await countsAfter(1)).toEqual([4, 4]);
}, 60_000);
