/**
 * The payments of five plans in every place that the server writes them to, or that a screen writes from its answer: the
 * parts of each text add up to the total paid. Component tests show that screens and e-mails use the same function.
 */
import { describePayments, findPlan, type PaymentSummary, summarisePayments } from '@estrada/domain/simulation/index';
import { aFilledForm, aPerson, aSellerInfo, simulationClientOf } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoApiKey } from '../src/demo/insert-accounts.ts';
import { makeId } from '../src/kernel/ids.ts';
import { paperKey } from '../src/modules/contracts/paper-key.ts';
import { makePapers } from '../src/modules/contracts/papers/make-papers.ts';
import { visitOfPerson } from './client-visit.ts';
import { chassis } from './contracted.ts';
import { aRequest } from './journey.ts';
import { openApi, type Session, type TestApi } from './open-api.ts';
import { readPdf } from './pdf-text.ts';
import { rowsOf } from './rows.ts';
import { headersOf } from './selfies/send-selfie.ts';

let api: TestApi;
let manager: Session;
beforeAll(async () => {
  api = await openApi();
  manager = await api.signIn('fi-manager');
});
afterAll(() => api.close());

const pattern =
  /(?:\d+ × R\$ [\d.]+,\d\d|\d+ de R\$ [\d.]+,\d\d a R\$ [\d.]+,\d\d, ao todo R\$ [\d.]+,\d\d|final R\$ [\d.]+,\d\d)/g;
const cents = (amount: string) => Number(amount.replace(/\D/g, ''));

/** What the parts of an exact form add up to, in centavos; NaN for a text that is not one. */
function sumOf(text: string): number {
  const parts = text.match(pattern) ?? [];
  const isWhole = parts.length > 0 && text.replace(pattern, '').replace(/[\s+,]|depois/g, '') === '';
  const amounts = parts.map((part) => {
    const amount = cents(part.match(/[\d.]+,\d\d/g)!.at(-1)!);
    return part.includes('×') ? Number(/^\d+/.exec(part)![0]) * amount : amount;
  });
  return isWhole ? amounts.reduce((sum, amount) => sum + amount, 0) : Number.NaN;
}
const plain = (text: string) => text.replace(/\s/g, ' ');
const exact = (payments: PaymentSummary) => plain(describePayments(payments, 'pt-BR', 'exact'));

async function sell(financeTypeId: number, seed: number) {
  const client = simulationClientOf(aPerson(seed));
  const { vehicleValueCents: price } = await aRequest(manager);
  // an amount that no number of payments divides
  const vehicleValueCents = price + 7;
  const request = await aRequest(manager, { financeTypeId, vehicleValueCents, terms: [] });
  const entryValueCents =
    findPlan(financeTypeId)!.fixedEntryCents?.(vehicleValueCents) ?? Math.round(vehicleValueCents * 0.4) + 17;
  const priced = { ...request, entryValueCents };
  const { simulationItems } = await manager.ok('simulate', {
    params: { dealerId: manager.activeDealerId },
    body: priced,
  });
  const { term } = simulationItems.at(-1)!;
  const simulation = await manager.ok('saveSimulation', {
    query: { dealerId: manager.activeDealerId },
    body: { client, request: { ...priced, terms: [term] }, selectedTerm: term },
  });
  const [item] = simulation.result.simulationItems;
  const opened = await manager.ok('submitProposal', {
    query: {},
    body: { simulationId: simulation.id, term },
  });
  const proposal = await manager.ok('updateProposal', {
    params: { id: opened.id },
    body: {
      version: opened.version,
      client: aFilledForm(aPerson(seed)),
      vehicleAdditionalInfo: { ...aSellerInfo(), chassis },
      authorization: { creditRegistry: true, privacyNotice: true, textVersion: '2026-11' },
    },
  });
  return { simulation, item: item!, proposal };
}

/** The first paper of a contract of the proposal, as text. */
async function paperOf(id: string): Promise<string> {
  const { db } = api.database;
  const contractId = makeId(api.clock.now());
  const at = api.clock.now().toISOString();
  await db.execute(sql`update proposals set status = 'PU', contract_number = ${`7${id.slice(-7)}`},
    srs_valid_until = '2027-12-20',
    repurchase = '{"mileageLimit": 60000, "returnOn": "2029-11-20", "notes": null}'::jsonb where id = ${id}`);
  await db.execute(sql`insert into proposal_contracts
    (id, proposal_id, edition, issued_on, requested_at, requested_by_name)
    values (${contractId}, ${id}, 1, '2026-11-20', ${at}, 'Júlia')`);
  await makePapers(api.files)({ contractId }, api.system().context);
  const [paper] = await rowsOf(
    api,
    sql`select id from proposal_papers where contract_id = ${contractId} and kind in ('CREDIT_CONTRACT', 'LEASE_CONTRACT') and not is_non_negotiable`,
  );
  const bytes = await api.files.read(paperKey({ proposalId: id, id: String(paper!.id) }));
  return (await readPdf(bytes!)).text;
}

it.each([
  ['Regular', 1],
  ['Sempre', 2],
  ['Leasing', 6],
  ['50-25-25', 8],
  ['Multi-balloon', 12],
] as const)('%s: sheet, link, lists, proposal, contract and the client’s page', async (_name, plan) => {
  const { simulation, item, proposal } = await sell(plan, 860 + plan);
  const said = exact(summarisePayments(item));
  expect(sumOf(said), said).toBe(item.totalPaymentsCents);

  const sheet = await manager.call('printSimulation', { params: { id: simulation.id }, query: { language: 'pt-BR' } });
  expect(plain((await readPdf(sheet.body as unknown as Uint8Array)).text)).toContain(said);

  const { token } = await manager.ok('makeCustomerLink', { params: { id: simulation.id }, body: { version: 1 } });
  const link = await api.stranger.ok('readCustomerOffer', {
    body: { token },
    headers: { 'x-api-key': demoApiKey },
  });
  const offered = link.terms.find(({ term }) => term === item.term)!;
  expect(exact(summarisePayments(offered))).toBe(said);

  const saved = await manager.ok('listSavedSimulations', { body: { search: simulation.code } });
  const listed = await manager.ok('listProposals', { body: { search: proposal.number } });
  const contract = plain(await paperOf(proposal.id));
  const visit = await visitOfPerson(api, proposal.id);
  const page = await api.stranger.ok('readClientPage', { headers: headersOf(visit) });
  const summaries = [saved.items[0]!.payments, listed.items[0]!.payments, proposal.payments, page.offer.payments];
  expect(summaries.map((one) => one && exact(one))).toEqual(summaries.map(() => said));

  const [, inContract] = /\d+ (?:parcelas?|contraprestações?)[^(]*\(([^)]*R\$[^)]*)\)/.exec(contract) ?? [];
  expect(sumOf(inContract ?? ''), contract.slice(0, 3_000)).toBe(item.totalPaymentsCents);
});
