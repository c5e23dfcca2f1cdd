/**
 * The registration fee is owed once per client (docs/specification/simulation.md#registration-fee): every price shown
 * or stored depends on whether this document has paid it, and on no other.
 */
import { quoteSimulation } from '@estrada/domain/simulation/index';
import type { SimulationItem, SimulationRequest } from '@estrada/endpoints/index';
import { toQuoteInput } from '@estrada/endpoints/simulation/to-quote-input';
import { aPerson, simulationClientOf } from '@estrada/testkit/index';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPaidContract, aRequest, aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { PdfWriter } from '../../documents/pdf-writer.ts';

const paid = aPerson(171);
const owing = aPerson(172);
/** The screen's assumption about a client: the server's last answer on the document. */
const known = new Map<string, boolean>();
let api: TestApi;
let seller: Session;
let params: { dealerId: string };
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  params = { dealerId: seller.activeDealerId };
  await aPaidContract(api, seller, paid);
  for (const { cpf } of [paid, owing]) {
    const { ignoreTCC } = await seller.ok('checkRegistrationFee', {
      params: { document: cpf },
      query: { state: 'SP' },
    });
    known.set(cpf, ignoreTCC);
  }
});
afterAll(() => api.close());

const requestOf = async (person: typeof paid) =>
  (await aRequest(seller, {
    terms: [36],
    ignoreTCC: known.get(person.cpf)!,
    products: [],
    choices: {},
  })) as SimulationRequest;
const hasFee = ({ financedItems }: SimulationItem) => financedItems.some(({ code }) => code === 'TCC');
const simulated = async (request: SimulationRequest) =>
  (await seller.ok('simulate', { params, body: request })).simulationItems[0]!;

describe.each([
  ['who has paid it', paid, false],
  ['who owes it', owing, true],
] as const)('%s', (_who, person, owes) => {
  it('simulate', async () => {
    expect(hasFee(await simulated(await requestOf(person)))).toBe(owes);
  });

  it('grid', async () => {
    const request = await requestOf(person);
    const { terms, entries } = await seller.ok('simulateGrid', {
      params,
      body: { request, entriesCents: [request.entryValueCents] },
    });
    const { installmentCents } = entries[0]!.cells[terms.indexOf(36)]!;
    expect(installmentCents).toBe((await simulated(request)).installmentCents);
  });

  it('solve', async () => {
    const request = await requestOf(person);
    const { installmentCents } = await simulated(request);
    const body = { ...params, request, term: 36, installmentCents, solveFor: 'entry' } as const;
    const { entryValueCents } = await seller.ok('solveSimulation', { body });
    // the smallest entry with this instalment is found: none of another fee comes near it
    expect(Math.abs(entryValueCents! - request.entryValueCents)).toBeLessThan(100);
  });

  it('preview in the browser', async () => {
    const request = await requestOf(person);
    const { financeTypeId, assetType, personType, manufacturerYear, modelYear, state } = request;
    const query = { financeTypeId, assetType, personType, manufacturerYear, modelYear, state };
    const basis = await seller.ok('readSimulationBasis', { params, query });
    const priceRows = basis.priceRows.map((row) => ({
      ...row,
      targetRateMonthly: null,
      commissionShare: null,
      minRateMonthly: null,
      maxRateMonthly: null,
    }));
    const [term] = quoteSimulation(toQuoteInput(request, { ...basis, priceRows })).terms;
    expect(term!.loan.installmentCents).toBe((await simulated(request)).installmentCents);
    expect((term!.loan.input.feesFinanced ?? []).some(({ name }) => name === 'TCC')).toBe(owes);
  });

  it.each([true, false])('save, whatever the browser sends (%s)', async (ignoreTCC) => {
    const { request, result } = await aSavedSimulation(seller, person, { ignoreTCC });
    expect([request.ignoreTCC, result.simulationItems.map(hasFee)]).toEqual([!owes, [owes, owes, owes]]);
  });

  it.each([true, false])('update, whatever the browser sends (%s)', async (ignoreTCC) => {
    const { id, version, request } = await aSavedSimulation(seller, person);
    const { result } = await seller.ok('updateSavedSimulation', {
      body: { id, version, client: simulationClientOf(person), request: { ...request, ignoreTCC }, selectedTerm: 36 },
    });
    expect(result.simulationItems.map(hasFee)).toEqual([owes, owes, owes]);
  });

  it.each([{ ignoreTCC: 'false' }, {}] as const)(
    'recalculate, without a request to leave it out (%j)',
    async (query) => {
      const { id } = await aSavedSimulation(seller, person);
      const { simulationItems } = await seller.ok('recalculateSavedSimulation', { query, body: { id } });
      expect(simulationItems.map(hasFee)).toEqual([owes, owes, owes]);
    },
  );

  it(`recalculate without the fee: ${owes ? 'refused at ignoreTCC' : 'answered'}`, async () => {
    const { id } = await aSavedSimulation(seller, person);
    const query = { ignoreTCC: 'true' } as const;
    const { status, body } = await seller.call('recalculateSavedSimulation', { query, body: { id } });
    const refused = body.fields?.map(({ path, key }) => [path, key]);
    if (owes) expect([status, body.code, refused]).toEqual([422, 'DOM002', [['ignoreTCC', 'registrationFee.owed']]]);
    else expect(body.simulationItems.map(hasFee)).toEqual([false, false, false]);
  });

  it('PDF', async () => {
    const tables = vi.spyOn(PdfWriter.prototype, 'table');
    const { id } = await aSavedSimulation(seller, person);
    expect((await seller.call('printSimulation', { params: { id }, query: {} })).status).toBe(200);
    const cells = tables.mock.calls.flatMap(([, rows]) => rows).map(([first]) => first);
    tables.mockRestore();
    expect(cells).toContain('Despesa com registro do contrato');
    expect(cells.includes('Tarifa de cadastro (TCC)')).toBe(owes);
  });

  it('proposal', async () => {
    const { id } = await aSavedSimulation(seller, person);
    const proposal = await seller.ok('submitProposal', { query: {}, body: { simulationId: id, term: 36 } });
    expect(proposal.financedItems.some(({ code }) => code === 'TCC')).toBe(owes);
  });
});
