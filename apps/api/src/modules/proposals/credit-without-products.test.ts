/**
 * Credit is decided the same with and without products (STJ, Tema 972): buying them is no condition of the financing.
 * The engine and the bureau are those of the sandbox, whose decisions depend on the amounts.
 */
import { aPerson, simulationClientOf } from '@estrada/testkit/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, aRequest, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { type RunningSandbox, runSandbox } from '../../../test/run-sandbox.ts';
import { readConfig } from '../../kernel/config.ts';
import { makeLogger } from '../../kernel/logger.ts';
import { openPartners } from '../../partners/index.ts';

let api: TestApi;
let sandbox: RunningSandbox;
let seller: Session;
beforeAll(async () => {
  sandbox = await runSandbox();
  api = await openApi();
  const { creditEngine, creditBureau } = openPartners(
    readConfig({ SANDBOX_PORT: new URL(sandbox.url).port, LOG_LEVEL: 'silent' }),
    makeLogger('silent'),
  );
  Object.assign(api.partners.creditEngine, creditEngine);
  Object.assign(api.partners.creditBureau, creditBureau);
  seller = await api.signIn('seller');
}, 60_000);
afterAll(async () => {
  await api.close();
  await sandbox.stop();
});

const chosen = ['LIFE', 'GAP'];

/** Everything decided about a sent proposal, with the requested terms, and what may be done next. */
async function decided(person: ReturnType<typeof aPerson>, products: string[]) {
  const sent = (await sendProposal(seller, await aCompleteProposal(seller, person, { products }))).body;
  await api.work();
  const read = () => seller.ok('readProposal', { params: { id: sent.id } });
  await expect.poll(async () => ['SU', 'PD'].includes((await read()).status)).toBe(false);
  const { status, statusReason, conditions, srsValidUntil, offer, timeline, can } = await read();
  const moves = timeline.map(({ event, to, reason }) => ({ event, to, reason }));
  return { decision: { status, statusReason, conditions, srsValidUntil, offer, moves, can }, sent };
}

describe('the credit engine', () => {
  it.each([
    ['AP', { decision: 1 }],
    ['APC', { decision: 5 }],
    // approves less than was requested: by the financed value
    ['APC', { decision: 5, preApproval: 4 }],
    ['DC', { decision: 6 }],
    ['RA', { decision: 7 }],
    ['HLD', { decision: 8 }],
  ] as const)(
    'decides %s alike, with the same offer and next acts, whether products are bought or not (%o)',
    async (status, digits) => {
      const person = aPerson(720, digits);
      const without = await decided(person, []);
      const withSome = await decided(person, chosen);
      expect(withSome.sent.installmentCents).toBeGreaterThan(without.sent.installmentCents);
      expect(without.decision.status).toBe(status);
      expect(withSome.decision).toEqual(without.decision);
    },
  );
});

describe('the credit bureau', () => {
  it('answers alike where the instalment with products would exceed half of the income', async () => {
    const person = aPerson(721);
    const save = async (products: string[], monthlyIncomeCents: number) =>
      seller.ok('saveSimulation', {
        query: { dealerId: seller.activeDealerId },
        body: {
          client: { ...simulationClientOf(person), monthlyIncomeCents, additionalIncomeCents: 0 },
          request: await aRequest(seller, { products }),
          selectedTerm: 36,
        },
      });
    const instalmentOf = ({ result }: Awaited<ReturnType<typeof save>>) =>
      result.simulationItems.find(({ term }) => term === 36)!.installmentCents;
    const bare = instalmentOf(await save([], 1_000_000));
    const dearer = instalmentOf(await save(chosen, 1_000_000));
    expect(dearer).toBeGreaterThan(bare + 1);
    const monthlyIncomeCents = 2 * bare + 1;
    const answerFor = async (products: string[]) => {
      const { id: simulationId } = await save(products, monthlyIncomeCents);
      const authorization = { creditRegistry: true, privacyNotice: true, textVersion: '2026-11' } as const;
      const { consultedAt: _, ...answer } = await seller.ok('requestPreApproval', {
        body: { simulationId, term: 36, authorization },
      });
      return answer;
    };
    const withSome = await answerFor(chosen);
    expect(withSome.status).toBe('fulfilled');
    expect(await answerFor([])).toEqual(withSome);
    expect(withSome.result).toBe(1);
  });
});
