import { aFilledForm, aPerson, aSellerInfo, aSpouse } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, anOpenProposal, aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

const save = (body: unknown, session = seller) => session.call('saveProposalSigners', { body });
const guarantor = {
  ...aSpouse(991),
  cellNumber: '11988887777',
  email: 'avalista@exemplo.com.br',
  monthlyIncomeCents: 900_000,
  maritalStatusId: 2,
  partner: aSpouse(992),
};
const attorney = { name: 'Gil Reis', cpf: aPerson(993).cpf, powersTypeId: 'ALONE' };

describe('200', () => {
  it('lists the signatories in the order of signing, an attorney in place of the client, and stores them with the form', async () => {
    const { id, version, client } = await aCompleteProposal(seller, aPerson(141));
    const { status, body } = await save({ id, version, guarantors: [guarantor], attorneys: [attorney] });
    expect([status, body.version, body.missing]).toEqual([200, version + 1, []]);
    expect(body.signers.map(({ role, name }) => `${role} ${name}`)).toEqual([
      'ATTORNEY Gil Reis',
      `GUARANTOR ${guarantor.name}`,
      `GUARANTOR_SPOUSE ${guarantor.partner.name}`,
    ]);
    for (const { documentMasked } of body.signers) expect(documentMasked).toMatch(/\*/);
    expect((await seller.ok('readProposal', { params: { id } })).client).toEqual({
      ...client,
      guarantors: [guarantor],
      attorneys: [attorney],
    });
  });

  it('answers at its short address too', async () => {
    const { id, version } = await aCompleteProposal(seller, aPerson(148));
    const { signers } = await seller.ok('saveSigners', { body: { id, version, attorneys: [attorney] } });
    expect(signers.map(({ role }) => role)).toEqual(['ATTORNEY']);
  });

  it('names the guarantors of a lease co-debtors, as its contract does', async () => {
    const simulation = await aSavedSimulation(seller, aPerson(149), { financeTypeId: 6 });
    const { id, version } = await seller.ok('submitProposal', {
      query: {},
      body: { simulationId: simulation.id, term: 36 },
    });
    const { status, body } = await save({ id, version, guarantors: [guarantor] });
    expect([status, body.signers.map(({ role }) => role)]).toEqual([200, ['CLIENT', 'CO_DEBTOR', 'CO_DEBTOR_SPOUSE']]);
  });

  it('leaves a list unchanged when it is not sent, and clears one that is sent empty', async () => {
    const { id, version } = await aCompleteProposal(seller, aPerson(142));
    await save({ id, version, guarantors: [guarantor], attorneys: [attorney] });
    const { body } = await save({ id, version: version + 1, guarantors: [] });
    expect(body.signers.map(({ role }) => role)).toEqual(['ATTORNEY']);
  });

  it('reports their missing and invalid fields', async () => {
    const { id, version } = await aCompleteProposal(seller, aPerson(143));
    const cpf = aPerson(143).cpf;
    const { body } = await save({
      id,
      version,
      guarantors: [{ ...guarantor, cpf }],
      attorneys: [{ name: 'Gil Reis' }],
    });
    expect(body.missing.map(({ path, key }) => `${path} ${key}`)).toEqual([
      'client.attorneys.0.cpf required',
      'client.attorneys.0.powersTypeId required',
      'client.guarantors.0.cpf cpf.ofAnother',
    ]);
  });
});

describe('refused', () => {
  it.each(['consulta', 'finance'] as const)('for %s, who may not edit proposals', async (role) => {
    const { id, version } = await anOpenProposal(seller, aPerson(144));
    const { status, body } = await save({ id, version }, await api.signIn(role));
    expect([status, body.code]).toEqual([403, 'SEC004']);
  });

  it('for another dealer, as if the proposal did not exist', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(145));
    const foreign = await save({ id, version }, await api.signIn('DEMO2.SELLER'));
    const none = await save({ id: '0'.repeat(26), version });
    expect([foreign.status, foreign.body.message]).toEqual([404, none.body.message]);
  });

  it('for an older version (PRS001), a blocked proposal (PRS002) and a sent one (PRS006)', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(146));
    const again = async (at: number) => {
      const { status, body } = await save({ id, version: at, guarantors: [guarantor] });
      return [status, body.code];
    };
    const client = aFilledForm(aPerson(146));
    await seller.ok('updateProposal', {
      params: { id },
      body: { version, client, vehicleAdditionalInfo: aSellerInfo() },
    });
    expect(await again(version)).toEqual([409, 'PRS001']);
    await api.database.db.execute(sql`update proposals set blocked = true where id = ${id}`);
    expect(await again(version + 1)).toEqual([409, 'PRS002']);
    await api.database.db.execute(sql`update proposals set blocked = false, status = 'SU' where id = ${id}`);
    expect(await again(version + 1)).toEqual([409, 'PRS006']);
  });

  it.each([
    ['guarantors.0.planet', { guarantors: [{ planet: 'Marte' }] }],
    ['guarantors', { guarantors: Array.from({ length: 5 }, () => ({})) }],
    ['client', { client: {} }],
  ])('at %s, which no form has', async (path, part) => {
    const { id, version } = await anOpenProposal(seller, aPerson(147));
    const { status, body } = await save({ id, version, ...part });
    expect([status, body.fields?.map((field) => field.path)]).toEqual([422, [path]]);
  });
});
