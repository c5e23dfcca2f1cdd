import { describe, expect, it } from 'vitest';
import { DomainError } from '../../errors/index.ts';
import { type InsuranceProposalFacts, insuranceMachine } from './insurance-proposal.machine.ts';
import {
  coveredStatuses,
  finalInsuranceStatuses,
  type InsuranceActorKind,
  type InsuranceProposalEvent,
  type InsuranceProposalStatus,
  insuranceProposalStatuses,
  insuranceProposalStatusIds,
  insuranceProposalTable,
  type PremiumStatus,
  sumPaidPremiums,
} from './insurance-proposal.table.ts';

/** Facts under which every guard passes. */
const passing = (
  status: InsuranceProposalStatus,
  changes: Partial<InsuranceProposalFacts> = {},
): InsuranceProposalFacts => ({
  status,
  stepProblems: [],
  hasConsent: true,
  quoteExpired: false,
  outcomeUnknown: false,
  isFinanced: true,
  answerPeriodOver: true,
  firstPremiumOverdue: true,
  suspensionDue: true,
  dissolutionDue: true,
  coverOver: true,
  idleTooLong: true,
  withinWithdrawalPeriod: true,
  reason: 'Pedido do cliente',
  policyProblems: [],
  ...changes,
});
const events = [...new Set(insuranceProposalTable.map(({ event }) => event))];
const kinds: readonly InsuranceActorKind[] = [...new Set(insuranceProposalTable.flatMap(({ actors }) => actors))];
const decide = (event: InsuranceProposalEvent, facts: InsuranceProposalFacts, kind: InsuranceActorKind): string => {
  try {
    return insuranceMachine.transition(event, facts, { kind, userId: null }).to;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.fields[0]?.key ?? error.code;
  }
};

describe('the machine of an insurance proposal', () => {
  it.each<[InsuranceProposalStatus, InsuranceProposalEvent, InsuranceActorKind, InsuranceProposalStatus]>([
    ['working', 'quote', 'insurer', 'quoted'],
    ['quoted', 'completeSteps', 'contractor', 'complete'],
    ['complete', 'reprice', 'contractor', 'working'],
    ['complete', 'edit', 'contractor', 'complete'],
    ['complete', 'send', 'fi-manager', 'sent'],
    ['sent', 'accept', 'insurer', 'accepted'],
    ['sent', 'acceptBySilence', 'system', 'accepted'],
    ['sent', 'acceptByCollection', 'insurer', 'accepted'],
    ['sent', 'requestInformation', 'insurer', 'information'],
    ['information', 'supplyInformation', 'contractor', 'sent'],
    ['information', 'refuse', 'insurer', 'refused'],
    ['sent', 'issueManually', 'insurer', 'manual'],
    ['manual', 'recordPolicy', 'insurance', 'issued'],
    ['manual', 'refuseManually', 'insurance', 'refused'],
    ['accepted', 'issue', 'insurer', 'issued'],
    ['accepted', 'dissolveUnpaid', 'system', 'dissolved'],
    ['issued', 'suspend', 'system', 'suspended'],
    ['suspended', 'pay', 'insurer', 'issued'],
    ['suspended', 'dissolveSuspended', 'system', 'dissolved'],
    ['issued', 'endCover', 'system', 'ended'],
    ['information', 'abandon', 'contractor', 'cancelled'],
    ['quoted', 'lapse', 'system', 'lapsed'],
    ['issued', 'cancel', 'insurance', 'cancelled'],
    ['issued', 'withdraw', 'client', 'cancelled'],
    ['issued', 'cancelWithCredit', 'credit', 'cancelled'],
    ['sent', 'rectifyCredit', 'credit', 'working'],
  ])('%s: %s by %s leads to %s', (status, event, kind, to) => {
    expect(decide(event, passing(status), kind)).toBe(to);
  });

  it('makes each move of its table for its actors alone, and refuses every other one', () => {
    for (const status of insuranceProposalStatusIds)
      for (const event of events)
        for (const kind of kinds) {
          const move = insuranceProposalTable.find((one) => one.event === event && one.from.includes(status));
          const expected = move ? (move.actors.includes(kind) ? move.to : 'SEC004') : 'PRS007';
          expect([status, event, kind, decide(event, passing(status), kind)]).toEqual([status, event, kind, expected]);
        }
  });

  it.each<
    [InsuranceProposalEvent, InsuranceProposalStatus, InsuranceActorKind, Partial<InsuranceProposalFacts>, string]
  >([
    ['send', 'complete', 'contractor', { stepProblems: [{ path: 'plate', key: 'required' }] }, 'required'],
    ['send', 'complete', 'contractor', { quoteExpired: true }, 'insuranceProposal.quoteExpired'],
    ['send', 'complete', 'contractor', { hasConsent: false }, 'consent.required'],
    ['send', 'complete', 'contractor', { outcomeUnknown: true }, 'insuranceProposal.outcomeUnknown'],
    ['refuse', 'sent', 'insurer', { reason: ' ' }, 'reason.required'],
    ['supplyInformation', 'information', 'contractor', { reason: null }, 'required'],
    ['recordPolicy', 'manual', 'insurance', { policyProblems: undefined }, 'required'],
    ['acceptBySilence', 'sent', 'system', { answerPeriodOver: false }, 'insuranceProposal.tooEarly'],
    ['dissolveUnpaid', 'issued', 'system', { firstPremiumOverdue: false }, 'insuranceProposal.tooEarly'],
    ['suspend', 'issued', 'system', { suspensionDue: false }, 'insuranceProposal.tooEarly'],
    ['dissolveSuspended', 'suspended', 'system', { dissolutionDue: false }, 'insuranceProposal.tooEarly'],
    ['endCover', 'issued', 'system', { coverOver: false }, 'insuranceProposal.tooEarly'],
    ['lapse', 'quoted', 'system', { idleTooLong: false }, 'insuranceProposal.tooEarly'],
    ['withdraw', 'issued', 'client', { withinWithdrawalPeriod: false }, 'insuranceProposal.withdrawalOver'],
    ['cancelWithCredit', 'issued', 'credit', { isFinanced: false }, 'insuranceProposal.notFinanced'],
  ])('refuses %s in %s by %s with %o: %s', (event, status, kind, changes, expected) => {
    expect(decide(event, passing(status, changes), kind)).toBe(expected);
  });

  it('numbers its statuses from 1 on the wire, in their order', () => {
    expect(insuranceProposalStatusIds.map((id) => insuranceProposalStatuses[id].id)).toEqual(
      insuranceProposalStatusIds.map((_, index) => index + 1),
    );
  });

  it('disables no button for what the request itself brings', () => {
    const empty = passing('manual', { reason: null, policyProblems: undefined });
    expect(insuranceMachine.availableEvents(empty, { kind: 'insurance', userId: 'ana' })).toEqual([
      'recordPolicy',
      'refuseManually',
      'cancel',
      'withdraw',
    ]);
  });
});

describe('100,000 random walks', () => {
  /** A small generator, the same for the same seed. */
  function randomFrom(seed: number) {
    let state = seed >>> 0;
    return (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }

  it('collect no premium before the insurer takes the risk, at most once for each sending, and refund what they cancel after', () => {
    const random = randomFrom(41);
    const faults: unknown[] = [];
    for (let walk = 0; walk < 100_000; walk += 1) {
      let status: InsuranceProposalStatus = 'working';
      let charged = 0;
      let sendings = 0;
      const way: string[] = [];
      for (let step = 0; step < 30 && !finalInsuranceStatuses.includes(status); step += 1) {
        const moves = insuranceMachine.movesFrom(status);
        const { event, actors } = moves[random(moves.length)]!;
        const { to, effects } = insuranceMachine.transition(event, passing(status), { kind: actors[0]!, userId: null });
        way.push(`${event} ${to}`);
        if (effects.includes('sendToInsurer')) sendings += 1;
        if (effects.includes('requestPolicy')) {
          charged += 1;
          if (!coveredStatuses.includes(to)) faults.push(['charged without cover', way]);
        }
        const isRefunded = effects.includes('refund') || effects.includes('refundInFull');
        if (charged > 0 && to === 'cancelled' && !isRefunded) faults.push(['cancelled without refund', way]);
        if (to === 'working' && charged > 0) {
          if (!isRefunded) faults.push(['priced again without refund', way]);
          charged = 0;
        }
        if (charged > 1) faults.push(['charged twice', way]);
        status = to;
      }
      if (charged > sendings) faults.push(['charged more often than sent', way]);
    }
    expect(faults.slice(0, 3)).toEqual([]);
  });
});

it('counts as paid what was paid, what the lender pays, and what the insurer has collected by the day', () => {
  const premium = (status: PremiumStatus, amountCents: number, dueOn = '2026-11-20') => ({
    status,
    amountCents,
    dueOn,
  });
  const premiums = [
    premium('PAID', 1),
    premium('FINANCED', 10),
    premium('COLLECTED', 100),
    premium('COLLECTED', 1_000, '2026-11-21'),
    premium('DUE', 10_000),
    premium('PENDING', 100_000),
    premium('UNPAID', 1_000_000),
  ];
  expect(sumPaidPremiums(premiums, '2026-11-20')).toBe(111);
  expect(sumPaidPremiums(premiums, '2026-11-21')).toBe(1_111);
});
