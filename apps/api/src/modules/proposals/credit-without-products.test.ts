/** Credit is decided the same with and without products (STJ, Tema 972): buying them is no condition of the financing. */
import { aPerson } from '@estrada/testkit/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCompleteProposal, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import type { AnalysisAnswer } from '../../partners/index.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

const decisions = ['AP', 'APC', 'DC', 'RA', 'HLD'] as const;
const reasonOf = (decision: AnalysisAnswer['decision']) => `Motivo de ${decision}`;
const answerOf = (decision: AnalysisAnswer['decision']): AnalysisAnswer => ({
  analysisId: 'an-972',
  decision,
  reason: reasonOf(decision),
  conditions: decision === 'APC' ? ['Avalista', 'Comprovante de renda'] : [],
  validUntil: '2026-12-20',
});

/** Sends a proposal of the person, and returns everything that was decided and what may be done next. */
async function decided(seed: number, products: string[], decision: AnalysisAnswer['decision']) {
  const complete = await aCompleteProposal(seller, aPerson(seed), { products });
  const sent = (await sendProposal(seller, complete)).body;
  await api.work();
  const read = () => seller.ok('readProposal', { params: { id: sent.id } });
  await expect.poll(async () => (await read()).status).toBe(decision);
  const { status, statusReason, conditions, srsValidUntil, timeline, can } = await read();
  return {
    status,
    statusReason,
    conditions,
    srsValidUntil,
    moves: timeline.map(({ event, to, reason }) => ({ event, to, reason })),
    can,
  };
}

it.each(decisions.map((decision, index) => [decision, 720 + index] as const))(
  'decides %s with the same status, conditions, reasons and next acts whether products are bought or not',
  async (decision, seed) => {
    const asked: Parameters<typeof api.partners.creditEngine.analyse>[0][] = [];
    api.partners.creditEngine.analyse = async (request) => {
      asked.push(request);
      return answerOf(decision);
    };
    const without = await decided(seed, [], decision);
    expect(without.statusReason).toBe(reasonOf(decision));
    expect(await decided(seed, ['GAP'], decision)).toEqual(without);
    // the engine receives no product, only the amounts of the loan
    expect(Object.keys(asked[1]!)).toEqual(Object.keys(asked[0]!));
    const { document, entryCents, termMonths, monthlyIncomeCents } = asked[0]!;
    expect(asked[1]).toMatchObject({ document, entryCents, termMonths, monthlyIncomeCents });
  },
);
