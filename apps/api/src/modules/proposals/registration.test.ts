import type { ProposalDetail } from '@estrada/endpoints/index';
import {
  aCompany,
  aFilledCompanyForm,
  aFilledForm,
  aPerson,
  aSellerInfo,
  aSpouse,
  simulationCompanyOf,
} from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, anOpenProposal, aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

const authorization = { creditRegistry: true, privacyNotice: true, textVersion: '2026-11' } as const;
const update = (id: string, body: unknown) => seller.call('updateProposal', { params: { id }, body });
const problemsOf = (missing: readonly { path: string; key: string }[]) =>
  missing.filter(({ path }) => path !== 'authorization').map(({ path, key }) => `${path} ${key}`);

/** Everything that a person's registration may contain. */
const wholePerson = (seed: number) => ({
  ...aFilledForm(aPerson(seed)),
  origin: {
    nationality: 'BR',
    secondCountryId: 'PT',
    birthCountryId: 'BR',
    birthStateId: 'SP',
    birthCityId: '3550308',
    birthCityName: 'São Paulo',
    fiscalCountryId: 'BR',
    otherFiscalCountryId: 'PT',
  },
  residence: { residenceTypeId: 'OWN', residentSince: '2015-03-01' },
  earlierOccupation: {
    occupationId: 2,
    employerName: 'Antiga Ltda.',
    employerDocumentNr: '11222333000181',
    startedOn: '2016-01-01',
    endedOn: '2019-12-31',
  },
  bank: { bankCode: '001', branchNumber: '1234', accountNumber: '56789-0', accountTypeId: 'CHECKING' },
  references: [{ name: 'Rui Lima', relationId: 'FRIEND', phoneNumber: '1133334444' }],
  fiscal: { nif: '299999998', specifiedUsPerson: false },
  guarantors: [
    {
      ...aSpouse(981),
      cellNumber: '11988887777',
      email: 'avalista@exemplo.com.br',
      monthlyIncomeCents: 900_000,
      maritalStatusId: 2,
      partner: aSpouse(982),
    },
  ],
  attorneys: [{ name: 'Gil Reis', cpf: aPerson(983).cpf, powersTypeId: 'SPECIAL', powersUntil: '2030-01-31' }],
});

/** The proposal of a company, with the registration data that sending requires. */
async function aCompanyProposal(seed: number): Promise<ProposalDetail> {
  const request = await aRequest(seller, { personType: 'PJ' });
  const { id: simulationId } = await seller.ok('saveSimulation', {
    query: { dealerId: seller.activeDealerId },
    body: { client: simulationCompanyOf(aCompany(seed)), request, selectedTerm: 36 },
  });
  const { id, version } = await seller.ok('submitProposal', { query: {}, body: { simulationId, term: 36 } });
  return seller.ok('updateProposal', {
    params: { id },
    body: { version, client: aFilledCompanyForm(aCompany(seed)), vehicleAdditionalInfo: aSellerInfo(), authorization },
  });
}

/** Everything that a company's registration may contain. */
const wholeCompany = (seed: number) => {
  const form = aFilledCompanyForm(aCompany(seed));
  const partner = (of: number, sharePercent: number) => ({
    name: aPerson(of).name,
    documentNr: aPerson(of).cpf,
    sharePercent,
  });
  return {
    ...form,
    address: { ...form.address, countryId: 'BR' },
    businessName: 'Serra Fretes',
    businessGroup: 'Grupo Serra',
    giinCode: '98Q96B.00000.LE.076',
    chamberRegistry: { registryNr: '35212345678', stateId: 'SP', registeredOn: '2010-05-20' },
    partners: [partner(984, 66.67), partner(985, 33.33)],
    representatives: [{ name: 'Gil Reis', cpf: aPerson(983).cpf, powersTypeId: 'JOINTLY' }],
  };
};

describe('200', () => {
  it('saves the whole registration of a person, with nothing missing', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(131));
    const client = wholePerson(131);
    const { status, body } = await update(id, { version, client, vehicleAdditionalInfo: aSellerInfo() });
    expect([status, problemsOf(body.missing)]).toEqual([200, []]);
    expect((await seller.ok('readProposal', { params: { id } })).client).toEqual(client);
  });

  it('saves the whole registration of a company, with nothing missing', async () => {
    const { id, version } = await aCompanyProposal(132);
    const client = wholeCompany(132);
    const { status, body } = await update(id, { version, client, vehicleAdditionalInfo: aSellerInfo() });
    expect([status, problemsOf(body.missing)]).toEqual([200, []]);
    expect((await seller.ok('readProposal', { params: { id } })).client).toEqual(client);
  });

  it('defaults the country of a company to Brazil', async () => {
    const { client } = await aCompanyProposal(133);
    expect(client.address).toMatchObject({ countryId: 'BR' });
  });

  it('saves invalid values, and reports them at their fields', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(134));
    const client = { ...wholePerson(134), fiscal: {}, guarantors: [{ cpf: aPerson(134).cpf, maritalStatusId: 1 }] };
    const { body } = await update(id, { version, client, vehicleAdditionalInfo: aSellerInfo() });
    expect(problemsOf(body.missing)).toEqual(
      expect.arrayContaining([
        'client.fiscal.nif nif.required',
        'client.guarantors.0.name required',
        'client.guarantors.0.cpf cpf.ofAnother',
      ]),
    );
  });

  it('masks in the trail the identifiers of the persons related to the client', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(135));
    const client = wholePerson(135);
    await update(id, { version, client, vehicleAdditionalInfo: aSellerInfo() });
    const [row] = await rowsOf(
      api,
      sql`select after::text as after from audit_entries where entity_id = ${id} and action = 'proposal.update'`,
    );
    const [guarantor] = client.guarantors;
    for (const hidden of [guarantor!.cpf, guarantor!.partner.cpf, client.bank.accountNumber, client.fiscal.nif])
      expect(row!.after).not.toContain(hidden);
    expect(row!.after).toContain('"nationality"');
    expect(row!.after).not.toContain('"***"');
  });
});

describe('422', () => {
  const send = async (id: string, version: number) => {
    const { status, body } = await seller.call('submitProposal', { query: { send: 'true' }, body: { id, version } });
    return [status, body.code, body.fields?.map(({ path }) => path)];
  };

  it('refuses to send the same CPF for two people (SEL004)', async () => {
    const whole = await aCompleteProposal(seller, aPerson(136));
    const client = { ...wholePerson(136), guarantors: [{ ...wholePerson(136).guarantors[0], cpf: aSpouse().cpf }] };
    const { body } = await update(whole.id, { version: whole.version, client, vehicleAdditionalInfo: aSellerInfo() });
    expect(await send(whole.id, body.version)).toEqual([422, 'SEL004', ['client.guarantors.0.cpf']]);
  });

  it('refuses to send if the seller is also one of the related persons', async () => {
    const whole = await aCompleteProposal(seller, aPerson(137));
    const vehicleAdditionalInfo = { ...aSellerInfo(), sellerDocument: aSpouse(982).cpf };
    const { body } = await update(whole.id, {
      version: whole.version,
      client: wholePerson(137),
      vehicleAdditionalInfo,
    });
    expect(await send(whole.id, body.version)).toEqual([422, 'SEL004', ['vehicleAdditionalInfo.sellerDocument']]);
  });

  it.each([
    ['more than the whole', [60, 40.01], 'client.partners.1.sharePercent', 138],
    ['more than 98%', [99], 'client.partners.0.sharePercent', 140],
  ])('refuses to send shares of %s (CLI025)', async (_case, shares, path, seed) => {
    const whole = await aCompanyProposal(seed);
    const form = wholeCompany(seed);
    const partners = shares.map((sharePercent, index) => ({ ...form.partners[index]!, sharePercent }));
    const { body } = await update(whole.id, {
      version: whole.version,
      client: { ...form, partners },
      vehicleAdditionalInfo: aSellerInfo(),
    });
    expect(await send(whole.id, body.version)).toEqual([422, 'CLI025', [path]]);
  });

  it.each([
    ['client.guarantors', { guarantors: Array.from({ length: 5 }, () => ({})) }],
    ['client.attorneys', { attorneys: Array.from({ length: 11 }, () => ({})) }],
    ['client.references', { references: Array.from({ length: 6 }, () => ({})) }],
    ['client.guarantors.0.planet', { guarantors: [{ planet: 'Marte' }] }],
    ['client.bank.bankCode', { bank: { bankCode: '0001' } }],
    ['client.origin.nationality', { origin: { nationality: 'BRA' } }],
  ])('refuses at %s a field that no form has', async (path, part) => {
    const { id, version } = await anOpenProposal(seller, aPerson(139));
    const client = { ...wholePerson(139), ...part };
    const { status, body } = await update(id, { version, client, vehicleAdditionalInfo: aSellerInfo() });
    expect([status, body.fields?.map((field) => field.path)]).toEqual([422, [path]]);
  });
});
