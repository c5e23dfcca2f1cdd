import { aCompany, aPerson, simulationClientOf } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOpenProposal, aPaidContract, aRequest, aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let seller: Session;
let manager: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  manager = await api.signIn('fi-manager');
});
afterAll(() => api.close());

const save = (body: unknown, changes: { dealerId?: string; clone?: 'true'; headers?: Record<string, string> } = {}) =>
  seller.call('saveSimulation', {
    query: {
      dealerId: changes.dealerId ?? seller.activeDealerId,
      ...(changes.clone ? { clone: changes.clone } : {}),
    },
    body,
    ...(changes.headers ? { headers: changes.headers } : {}),
  });
const aBody = async (seed: number, client: object = {}, request: object = {}) => ({
  client: { ...simulationClientOf(aPerson(seed)), ...client },
  request: { ...(await aRequest(seller)), ...request },
  selectedTerm: 36,
});
const updateBody = (saved: { id: string; version: number; client: object; request: object }, changes: object = {}) => ({
  id: saved.id,
  version: saved.version,
  // the record returns missing values as null; a client omits them
  client: Object.fromEntries(Object.entries(saved.client).filter(([, value]) => value !== null)),
  request: saved.request,
  selectedTerm: 36,
  ...changes,
});
const costCodes = ({ financedItems }: { financedItems: readonly { code: string }[] }) =>
  financedItems.map(({ code }) => code);

describe('200', () => {
  it('saves client, request and figures under a code of its own', async () => {
    const person = aPerson(31);
    const saved = await aSavedSimulation(seller, person);
    expect(saved).toMatchObject({
      version: 1,
      selectedTerm: 36,
      client: { document: person.cpf, name: person.name, email: person.email },
      preApproval: null,
      preApprovalFell: false,
      proposalId: null,
    });
    expect(saved.code).toMatch(/^S\d{6}$/);
    expect(await seller.ok('readSavedSimulation', { params: { id: saved.id } })).toEqual(saved);
  });

  it('saves the additional income of a person, and the trail states both incomes', async () => {
    const { body: saved } = await save(
      await aBody(972, { monthlyIncomeCents: 800_000, additionalIncomeCents: 150_000 }),
    );
    expect(saved.client).toMatchObject({ monthlyIncomeCents: 800_000, additionalIncomeCents: 150_000 });
    const [entry] = await rowsOf(api, sql`select after from audit_entries where entity_id = ${saved.id}`);
    expect(entry!.after).toMatchObject({ monthlyIncomeCents: 800_000, additionalIncomeCents: 150_000 });
  });

  it('saves the agreed colour, which changes no figure, and hands it to the proposal', async () => {
    const plain = (await save(await aBody(973))).body;
    const { body: saved } = await save(await aBody(974, {}, { colour: ' Azul Boreal ' }));
    expect([plain.request.colour, saved.request.colour]).toEqual([undefined, 'Azul Boreal']);
    expect(saved.result).toEqual(plain.result);
    const [entry] = await rowsOf(api, sql`select after from audit_entries where entity_id = ${saved.id}`);
    expect(entry!.after).toMatchObject({ colour: 'Azul Boreal' });
    const body = { simulationId: saved.id, term: 36 };
    const proposal = await seller.ok('submitProposal', { query: {}, body });
    expect(proposal.vehicleAdditionalInfo).toMatchObject({ sellerType: 'D', colour: 'Azul Boreal' });
  });

  it.each([
    ['without letters', ' ', 'required'],
    ['of more than 40 characters', 'a'.repeat(41), 'text.tooLong'],
    ['with hidden characters', 'Azul\u202e', 'text.hiddenCharacters'],
  ])('refuses a colour %s', async (_case, colour, key) => {
    const { status, body } = await save(await aBody(975, {}, { colour }));
    expect([status, body.fields?.map((field) => [field.path, field.key])]).toEqual([422, [['request.colour', key]]]);
  });

  it('records whether it was made by hand or as a copy, and a change keeps it', async () => {
    const body = await aBody(976);
    const made = (await save(body)).body;
    const copy = (await save(body, { clone: 'true' })).body;
    expect([made.origin, copy.origin]).toEqual(['SIMULATOR', 'COPY']);
    const changed = await seller.ok('updateSavedSimulation', { body: updateBody(copy) as never });
    expect(changed.origin).toBe('COPY');
    const { items } = await seller.ok('listSavedSimulations', { body: { search: copy.code } });
    expect(items.map(({ origin }) => origin)).toEqual(['COPY']);
    const [entry] = await rowsOf(api, sql`select after from audit_entries where entity_id = ${copy.id} order by seq`);
    expect(entry!.after).toMatchObject({ origin: 'COPY' });
  });

  it('computes the figures itself and never uses those of the browser', async () => {
    const body = await aBody(32);
    const { body: simulated } = await seller.call('simulate', {
      params: { dealerId: seller.activeDealerId },
      body: { ...body.request, clientBirthDate: body.client.birthDate },
    });
    const forged = {
      simulationDate: '2020-01-01',
      simulationItems: [{ term: 36, installmentCents: 1, rateMonthly: '0.0001' }],
    };
    const refused = await save({ ...body, result: forged, installmentCents: 1, version: 9 });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { fields: [{ path: 'result' }, { path: 'installmentCents' }, { path: 'version' }] },
    ]);
    const { body: saved } = await save(body);
    expect(saved.result).toEqual(simulated);
  });

  it('charges the registration fee to a client who has not paid it or to an unknown client, whatever the request', async () => {
    const known = await aSavedSimulation(seller, aPerson(41), { ignoreTCC: true });
    const { body: unknown } = await save({
      client: {},
      request: await aRequest(seller, { ignoreTCC: true }),
      selectedTerm: null,
    });
    const { body: changed } = await seller.call('updateSavedSimulation', {
      body: updateBody(known, { request: { ...known.request, ignoreTCC: true } }),
    });
    for (const { request, result } of [known, unknown, changed]) {
      expect(request.ignoreTCC).toBe(false);
      expect(result.simulationItems.map(costCodes)).toSatisfy((items: string[][]) =>
        items.every((codes) => codes.includes('TCC')),
      );
    }
  });

  it('changes a simulation at the old address as at the new one, and refuses an old version there', async () => {
    const saved = await aSavedSimulation(seller, aPerson(43));
    const changed = await seller.ok('updateOldSimulation', { body: updateBody(saved) });
    expect([changed.id, changed.version]).toEqual([saved.id, saved.version + 1]);
    const { status, body } = await seller.call('updateOldSimulation', { body: updateBody(saved) });
    const again = await seller.call('updateSavedSimulation', { body: updateBody(saved) });
    expect([status, body.code]).toEqual([again.status, 'PRS001']);
  });

  it('omits the registration fee once a contract of the client has been activated', async () => {
    const person = aPerson(42);
    const saved = await aSavedSimulation(seller, person);
    await aPaidContract(api, seller, person);
    const { body } = await seller.call('updateSavedSimulation', { body: updateBody(saved) });
    expect([body.request.ignoreTCC, costCodes(body.result.simulationItems[0]!)]).toEqual([
      true,
      expect.not.arrayContaining(['TCC']),
    ]);
  });

  it('saves the terms that were shown when none was selected', async () => {
    const { body } = await save(await aBody(33, {}, { terms: [] }));
    expect(body.request.terms).toEqual(body.result.simulationItems.map((item) => item.term));
    expect(body.request.terms).toHaveLength(3);
  });

  it('saves a copy as a separate record and leaves the original unchanged', async () => {
    const first = await aSavedSimulation(seller, aPerson(34));
    const { body: copy } = await save(await aBody(34), { clone: 'true' });
    expect([copy.id, copy.code]).not.toEqual([first.id, first.code]);
    expect(await seller.ok('readSavedSimulation', { params: { id: first.id } })).toEqual(first);
  });

  it('saves figures without a client', async () => {
    const { status, body } = await save({ client: {}, request: await aRequest(seller), selectedTerm: null });
    expect([status, body.client.document, body.selectedTerm]).toEqual([200, null, null]);
  });

  it('accepts the masked alphanumeric CNPJ of a company', async () => {
    const company = aCompany(3);
    expect(company.cnpj).toMatch(/[A-Z]/);
    const masked = company.cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5').toLowerCase();
    const client = { document: masked, companyName: company.name };
    const { status, body } = await save({
      client,
      request: await aRequest(seller, { personType: 'PJ' }),
      selectedTerm: 36,
    });
    expect([status, body.client.document]).toEqual([200, company.cnpj]);
  });

  it('saves once per idempotency key, also when the same request is repeated or sent in parallel', async () => {
    const body = await aBody(35);
    const headers = { 'idempotency-key': 'save-35' };
    const answers = await Promise.all([1, 2, 3].map(() => save(body, { headers })));
    answers.push(await save(body, { headers }));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    const [count] = await rowsOf(
      api,
      sql`select count(*)::int as n from simulations where client_document = ${aPerson(35).cpf} and code >= ${answers[0]!.body.code}`,
    );
    expect(count!.n).toBe(1);
  });

  it('replaces the content when the version matches the one that was read', async () => {
    const saved = await aSavedSimulation(seller, aPerson(36));
    const request = { ...saved.request, entryValueCents: saved.request.entryValueCents + 500_000 };
    const updated = await seller.ok('updateSavedSimulation', { body: updateBody(saved, { request }) });
    expect([updated.version, updated.code, updated.request.entryValueCents]).toEqual([
      2,
      saved.code,
      request.entryValueCents,
    ]);
    const [before, after] = [saved, updated].map((record) => record.result.simulationItems[0]!.installmentCents);
    expect(after).toBeLessThan(before!);
  });

  it('still returns the proposal after an update', async () => {
    const proposal = await anOpenProposal(seller, aPerson(37));
    const saved = await seller.ok('readSavedSimulation', { params: { id: proposal.simulationId } });
    expect(saved.proposalId).toBe(proposal.id);
    expect((await seller.ok('updateSavedSimulation', { body: updateBody(saved) })).proposalId).toBe(proposal.id);
  });
});

describe('404', () => {
  it('gives the same answer for another dealer as for an unknown one', async () => {
    const [other] = await rowsOf(api, sql`select id from dealers where gmf_code = '104'`);
    const foreign = await save(await aBody(39), { dealerId: String(other!.id) });
    const none = await save(await aBody(39), { dealerId: '0'.repeat(26) });
    expect([foreign.status, foreign.body.code, foreign.body.message]).toEqual([404, 'SEC004', none.body.message]);
    expect(none.status).toBe(404);
  });

  it('refuses to update a simulation of another dealer', async () => {
    const saved = await aSavedSimulation(seller, aPerson(40));
    const stranger = await api.signIn('DEMO2.SELLER');
    const { status, body } = await stranger.call('updateSavedSimulation', { body: updateBody(saved) });
    expect([status, body.code]).toEqual([404, 'SEC004']);
    expect((await seller.ok('readSavedSimulation', { params: { id: saved.id } })).version).toBe(1);
  });
});

describe('409', () => {
  it('reports to the second of two concurrent writers who saved first', async () => {
    const saved = await aSavedSimulation(seller, aPerson(41));
    expect((await manager.call('updateSavedSimulation', { body: updateBody(saved) })).status).toBe(200);
    const { status, body } = await seller.call('updateSavedSimulation', { body: updateBody(saved) });
    expect([status, body.code]).toEqual([409, 'PRS001']);
    expect(body.message).toContain('Marcos Arruda');
  });

  it('accepts exactly one of two parallel updates', async () => {
    const saved = await aSavedSimulation(seller, aPerson(42));
    const answers = await Promise.all(
      [seller, manager].map((session) => session.call('updateSavedSimulation', { body: updateBody(saved) })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it('refuses an idempotency key that was used for something else', async () => {
    const headers = { 'idempotency-key': 'save-43' };
    expect((await save(await aBody(43), { headers })).status).toBe(200);
    const { status, body } = await save(await aBody(44), { headers });
    expect([status, body.code]).toEqual([409, 'SIS003']);
  });
});

describe('422', () => {
  it.each([
    ['a CPF for a company', { document: aPerson(1).cpf }, { personType: 'PJ' }, 'client.document', 'cnpj.invalid'],
    ['a CNPJ for a person', { document: aCompany(1).cnpj }, {}, 'client.document', 'cpf.invalid'],
    ['a wrong check digit', { document: '52998224724' }, {}, 'client.document', 'document.invalid'],
    [
      'an additional income of a company',
      { document: undefined, additionalIncomeCents: 1 },
      { personType: 'PJ' },
      'client.additionalIncomeCents',
      'value.notAllowed',
    ],
    ['a person under age', { birthDate: '2008-11-21' }, {}, 'client.birthDate', 'birthDate.underage'],
    ['a birth date to come', { birthDate: '2027-01-01' }, {}, 'client.birthDate', 'birthDate.invalid'],
    ['a day that does not exist', { birthDate: '1990-02-30' }, {}, 'client.birthDate', 'date.invalid'],
    ['a landline as mobile', { phone: '1132871578' }, {}, 'client.phone', 'mobile.invalid'],
    ['a half e-mail', { email: 'ana@' }, {}, 'client.email', 'email.invalid'],
    ['one name only', { name: 'Ana' }, {}, 'client.name', 'fullName.invalid'],
    ['a formula as name', { companyName: '=HYPERLINK("x")' }, {}, 'client.companyName', 'companyName.invalid'],
  ])('refuses %s at its field', async (_case, client, request, path, key) => {
    const { status, body } = await save(await aBody(45, client, request));
    expect([status, body.code]).toEqual([422, 'DOM002']);
    expect(body.fields!.map((field) => [field.path, field.key])).toContainEqual([path, key]);
  });

  it('accepts a client who turns eighteen today', async () => {
    expect((await save(await aBody(46, { birthDate: '2008-11-20' }))).status).toBe(200);
  });

  it('refuses a selected term that was not simulated', async () => {
    const { status, body } = await save({ ...(await aBody(47)), selectedTerm: 60 });
    expect([status, body.fields?.[0]?.path, body.fields?.[0]?.key]).toEqual([422, 'selectedTerm', 'term.notInTable']);
  });

  it('requires the version', async () => {
    const saved = await aSavedSimulation(seller, aPerson(48));
    const { version: _version, ...body } = updateBody(saved);
    const answer = await seller.call('updateSavedSimulation', { body });
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([422, 'version']);
  });

  it('releases the idempotency key after a refusal, so that the corrected request may reuse it', async () => {
    const headers = { 'idempotency-key': 'save-49' };
    expect((await save({ ...(await aBody(49)), selectedTerm: 60 }, { headers })).status).toBe(422);
    expect((await save(await aBody(49), { headers })).status).toBe(200);
  });
});
