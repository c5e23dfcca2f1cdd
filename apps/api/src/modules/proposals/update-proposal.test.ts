import {
  aCompany,
  aFilledCompanyForm,
  aFilledForm,
  aPerson,
  aSellerInfo,
  simulationClientOf,
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

const update = (id: string, body: unknown, session = seller) =>
  session.call('updateProposal', { params: { id }, body });
const formOf = (seed: number, identification: object = {}) => {
  const form = aFilledForm(aPerson(seed));
  return { ...form, identification: { ...form.identification, ...identification } };
};
const authorization = { creditRegistry: true, privacyNotice: true, textVersion: '2026-11' };

describe('200', () => {
  it('prefills the dealer as the seller, by name and CNPJ, so that neither is missing', async () => {
    const { dealer, vehicleAdditionalInfo, missing } = await anOpenProposal(seller, aPerson(121));
    const { companyName: sellerName, cnpj: sellerDocument } = dealer;
    expect(vehicleAdditionalInfo).toEqual({ sellerType: 'D', sellerName, sellerDocument });
    expect(missing.filter(({ path }) => path.startsWith('vehicleAdditionalInfo.seller'))).toEqual([]);
  });

  it('prefills both incomes of the simulated person', async () => {
    const client = { ...simulationClientOf(aPerson(122)), monthlyIncomeCents: 800_000, additionalIncomeCents: 150_000 };
    const { id } = await seller.ok('saveSimulation', {
      query: { dealerId: seller.activeDealerId },
      body: { client, request: await aRequest(seller), selectedTerm: 36 },
    });
    const proposal = await seller.ok('submitProposal', { query: {}, body: { simulationId: id, term: 36 } });
    expect(proposal.client).toMatchObject({
      occupation: { monthlyIncomeCents: 800_000, additionalIncomeCents: 150_000 },
    });
  });

  it('saves partial input and reports what is still required for sending', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(101));
    const form = aFilledForm(aPerson(101));
    const half = { ...form, identification: { name: form.identification.name }, address: {}, occupation: {} };
    const { status, body } = await update(id, { version, client: half, vehicleAdditionalInfo: {} });
    expect([status, body.version]).toEqual([200, 2]);
    expect(body.missing.map((field) => field.path)).toEqual(
      expect.arrayContaining(['client.address.zipCode', 'client.identification.motherName', 'authorization']),
    );
    expect(body.missing.map((field) => field.path)).not.toContain('client.contact.cellNumber');
  });

  it('has nothing missing once everything is filled in and authorized', async () => {
    const proposal = await aCompleteProposal(seller, aPerson(102));
    expect([proposal.missing, proposal.consentRecorded, proposal.can.send]).toEqual([[], true, true]);
  });

  it('saves issuer and issue date of an RG and discards those of a CNH', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(103));
    const save = async (at: number, documentType: string) =>
      (
        await update(id, {
          version: at,
          client: formOf(103, { documentType, documentIssuer: 'SSP', documentIssuedDate: '2015-03-10' }),
          vehicleAdditionalInfo: aSellerInfo(),
        })
      ).body.client;
    expect(await save(version, 'RG')).toMatchObject({
      identification: { documentType: 'RG', documentIssuer: 'SSP', documentIssuedDate: '2015-03-10' },
    });
    const cnh = await save(version + 1, 'CNH');
    expect(Object.keys('identification' in cnh ? cnh.identification : {})).not.toEqual(
      expect.arrayContaining(['documentIssuer']),
    );
    const [row] = await rowsOf(api, sql`select client::text as client from proposals where id = ${id}`);
    expect(row!.client).not.toMatch(/documentIssue/);
  });

  it('records the authorization with text, time and user, and requires it again when the client changes', async () => {
    const { id, version, simulationId } = await anOpenProposal(seller, aPerson(104));
    const first = await update(id, { version, client: formOf(104), vehicleAdditionalInfo: {}, authorization });
    expect(first.body.consentRecorded).toBe(true);
    const consents = await rowsOf(
      api,
      sql`select kind, text_version from credit_consents where simulation_id = ${simulationId} order by kind`,
    );
    expect(consents).toEqual([
      { kind: 'credit-registry', text_version: '2026-11' },
      { kind: 'privacy-notice', text_version: '2026-11' },
    ]);
    const other = await update(id, { version: version + 1, client: formOf(105), vehicleAdditionalInfo: {} });
    expect([other.status, other.body.consentRecorded]).toEqual([200, false]);
    expect(other.body.missing.map((field) => field.path)).toContain('authorization');
  });

  it('stores documents without their mask', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(106));
    const mask = (cpf: string) => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
    const info = aSellerInfo();
    const { body } = await update(id, {
      version,
      client: { ...formOf(106), document: mask(aPerson(106).cpf) },
      vehicleAdditionalInfo: { ...info, sellerDocument: mask(info.sellerDocument!) },
    });
    expect([body.client.document, body.vehicleAdditionalInfo.sellerDocument]).toEqual([
      aPerson(106).cpf,
      info.sellerDocument,
    ]);
  });
});

describe('404', () => {
  it('responds the same for the proposal of another dealer and for a missing one', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(109));
    const body = { version, client: formOf(109), vehicleAdditionalInfo: {} };
    const foreign = await update(id, body, await api.signIn('DEMO2.SELLER'));
    const none = await update('0'.repeat(26), body);
    expect([foreign.status, foreign.body.code, foreign.body.message]).toEqual([404, 'SEC004', none.body.message]);
  });
});

describe('409', () => {
  it('accepts one of two concurrent saves', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(110));
    const manager = await api.signIn('fi-manager');
    const body = { version, client: formOf(110), vehicleAdditionalInfo: aSellerInfo() };
    const answers = await Promise.all([seller, manager, seller].map((session) => update(id, body, session)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect((await seller.ok('readProposal', { params: { id } })).version).toBe(version + 1);
  });

  it('refuses to change a blocked proposal', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(111));
    await api.database.db.execute(sql`update proposals set blocked = true where id = ${id}`);
    const { status, body } = await update(id, { version, client: formOf(111), vehicleAdditionalInfo: {} });
    expect([status, body.code]).toEqual([409, 'PRS002']);
  });
});

describe('422', () => {
  const refusedAt = async (changes: object) => {
    const { id, version } = await anOpenProposal(seller, aPerson(112));
    const { status, body } = await update(id, {
      version,
      client: formOf(112),
      vehicleAdditionalInfo: {},
      ...changes,
    });
    const [row] = await rowsOf(api, sql`select version from proposals where id = ${id}`);
    return { status, fields: body.fields?.map((field) => field.path), unchanged: row!.version === version };
  };
  it.each([
    ['a document with a wrong check digit', { client: { ...formOf(112), document: '52998224724' } }, 'client.document'],
    ['no document', { client: { ...formOf(112), document: '' } }, 'client.document'],
    ['a company in the place of a person', { client: aFilledCompanyForm(aCompany(1)) }, 'client.personType'],
    ['a text that is too long', { client: formOf(112, { name: 'A'.repeat(101) }) }, 'client.identification.name'],
    ['a zero byte', { client: formOf(112, { motherName: 'Ana\0Souza' }) }, 'client.identification.motherName'],
    [
      'half a surrogate pair',
      { client: formOf(112, { motherName: 'Ana \ud83d' }) },
      'client.identification.motherName',
    ],
    [
      'an old authorisation',
      { authorization: { ...authorization, textVersion: '2020-01' } },
      'authorization.textVersion',
    ],
    [
      'a seller type that does not exist',
      { vehicleAdditionalInfo: { sellerType: 'X' } },
      'vehicleAdditionalInfo.sellerType',
    ],
    ['no version', { version: undefined }, 'version'],
  ])('refuses %s and changes nothing', async (_case, changes, path) => {
    expect(await refusedAt(changes)).toEqual({ status: 422, fields: [path], unchanged: true });
  });

  it('refuses unknown fields, each at its path, and discards nothing silently', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(107));
    const stored = async () => (await rowsOf(api, sql`select * from proposals where id = ${id}`))[0];
    const before = await stored();
    const form = formOf(107);
    const { status, body } = await update(id, {
      version,
      status: 'AP',
      figures: { installmentCents: 1 },
      client: { ...form, creditDecidedBy: '0'.repeat(26), address: { ...form.address, planet: 'Marte' } },
      vehicleAdditionalInfo: { ...aSellerInfo(), blocked: true },
      authorization: { ...authorization, userId: '0'.repeat(26) },
    });
    expect([status, body.code]).toEqual([422, 'DOM002']);
    expect(body.fields?.map(({ path, key }) => `${path} ${key}`).sort()).toEqual([
      'authorization.userId field.unknown',
      'client.address.planet field.unknown',
      'client.creditDecidedBy field.unknown',
      'figures field.unknown',
      'status field.unknown',
      'vehicleAdditionalInfo.blocked field.unknown',
    ]);
    expect(await stored()).toEqual(before);
  });

  it('refuses a body that accesses the prototype', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(113));
    for (const poison of ['"__proto__":{"status":"AP"}', '"constructor":{"prototype":{"status":"AP"}}']) {
      const answer = await api.server.inject({
        method: 'PUT',
        url: `/api/proposal/dealer/proposes/sales/${id}`,
        headers: { ...seller.tokens, 'content-type': 'application/json' },
        payload: `{"version":${version},"client":{"personType":"PF",${poison}},"vehicleAdditionalInfo":{}}`,
      });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'DOM002']);
    }
    expect(({} as { status?: string }).status).toBeUndefined();
  });
});
