import { usualService } from '@estrada/domain/organization/index';
import type { BodyInputOf, endpoints } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDealerForm } from '../../../../test/dealer-forms.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { serviceOfDealer } from '../index.ts';

let api: TestApi;
let manager: Session;
let bit: Session;
beforeAll(async () => {
  api = await openApi();
  manager = await api.signIn('fi-manager');
  bit = await api.signIn('bit');
}, 60_000);
afterAll(() => api.close());

type Body = BodyInputOf<typeof endpoints.saveDealerService>;
const ownId = () => manager.activeDealerId;
const read = (session = manager, id = ownId()) => session.ok('readDealerService', { params: { id } });
/** A save over the current version. */
async function save(changes: Partial<Body> = {}, session = manager) {
  const { version, days, holidays, origins } = await read();
  const body = { version, days, holidays, origins, ...changes };
  return session.call('saveDealerService', { params: { id: ownId() }, body });
}

describe('200', () => {
  it('has the usual hours, no holidays and no sites until they are saved', async () => {
    const { id, GMFcode, tradingName } = await bit.ok('registerDealer', { body: await aDealerForm(bit, 41) });
    expect(await read(bit, id)).toMatchObject({
      version: 0,
      changedByName: null,
      dealer: { id, gmfCode: GMFcode, tradingName },
      days: [...Array(6).fill({ opens: '08:00', closes: '18:00' }), { opens: '', closes: '' }],
      holidays: [],
      origins: [],
      can: { edit: false },
    });
    expect(await serviceOfDealer(api.database.db, id)).toEqual(usualService);
  });

  it('saves what the F&I manager enters, records only what changed, and gives it to other areas', async () => {
    const { version, days } = await read();
    const holidays = [
      { day: '2027-01-25', name: 'Aniversário da cidade' },
      { day: '2026-12-08', name: 'Padroeira' },
    ];
    const origins = [{ origin: 'https://Loja.Exemplo.com.br' }];
    const { body } = await save({
      days: [...days.slice(0, 5), { opens: '9:00', closes: '13:00' }, days[6]!],
      holidays,
    });
    expect(body).toMatchObject({ version: version + 1, can: { edit: true }, holidays: holidays.toReversed() });
    await save({ origins });
    const [entry] = await rowsOf(
      api,
      sql`select after from audit_entries where entity_id = ${ownId()} and action = 'dealer.service' order by seq desc limit 1`,
    );
    expect(entry).toEqual({ after: { origins: ['https://loja.exemplo.com.br'] } });
    const service = await serviceOfDealer(api.database.db, ownId());
    expect(service.hours[5]).toEqual({ opens: 540, closes: 780 });
    expect(service.origins).toEqual(['https://loja.exemplo.com.br']);
  });
});

describe('403', () => {
  it.each(['consulta', 'finance', 'representante'] as const)('refuses a save by %s', async (role) => {
    expect((await save({}, await api.signIn(role))).status).toBe(403);
  });

  it('refuses sellers to read it', async () => {
    const seller = await api.signIn('seller');
    expect((await seller.call('readDealerService', { params: { id: ownId() } })).status).toBe(403);
  });
});

describe('404', () => {
  it('returns 404 for another dealer', async () => {
    const { id } = await bit.ok('registerDealer', { body: await aDealerForm(bit, 42) });
    const { version: _, dealer: _dealer, changedByName: _by, can: _can, ...values } = await read();
    const body = { version: 0, ...values };
    expect((await manager.call('readDealerService', { params: { id } })).status).toBe(404);
    expect((await manager.call('saveDealerService', { params: { id }, body })).status).toBe(404);
  });
});

describe('409', () => {
  it('refuses a stale version with the name of who saved first', async () => {
    const { version } = await read();
    const answers = [await save({ version }), await save({ version })];
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(answers[1]!.body).toMatchObject({ code: 'SET001' });
  });
});

describe('422', () => {
  it.each([
    ['hours of a single day', { days: [{ opens: '08:00', closes: '18:00' }] }, 'days', 'value.notAllowed'],
    [
      'an address that is no origin',
      { origins: [{ origin: 'http://a.com.br' }] },
      'origins.0.origin',
      'origin.invalid',
    ],
    [
      'more than ten sites',
      { origins: Array.from({ length: 11 }, (_, index) => ({ origin: `https://a${index}.com.br` })) },
      'origins',
      'origin.tooMany',
    ],
    ['a holiday without a name', { holidays: [{ day: '2027-01-25', name: '' }] }, 'holidays.0.name', 'required'],
  ])('refuses %s at its field', async (_, changes, path, key) => {
    const { status, body } = await save(changes);
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: [{ path, key }] });
  });
});
