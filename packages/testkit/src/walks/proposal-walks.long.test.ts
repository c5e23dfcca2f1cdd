/** Random walks of proposals along the machine, by any actor, under any circumstances: the invariants. */
import { DomainError } from '@estrada/domain/errors/index';
import {
  type ActorKind,
  availableEvents,
  finalStatuses,
  initialStatus,
  type ProposalActor,
  type ProposalEvent,
  type ProposalFacts,
  type ProposalStatus,
  proposalTable,
  transition,
} from '@estrada/domain/proposals/index';
import { expect, it } from 'vitest';
import { longRun, type SeededRandom } from '../long-runs.ts';

const events = [...new Set(proposalTable.map(({ event }) => event))];
const kinds: readonly ActorKind[] = ['dealer', 'representante', 'finance', 'admin-internal', 'credit-engine', 'system'];
const steps = 60;
const { seed, runs, random, timeoutMs } = longRun(1_000, 100_000);

/** Mostly good circumstances: in bad ones a walk never gets far. */
function factsAt(status: ProposalStatus, { next, pick }: SeededRandom, creditDecidedBy: string | null): ProposalFacts {
  const rarely = () => next() < 0.1;
  return {
    status,
    blocked: rarely(),
    blockedBy: null,
    sendProblems: rarely() ? [{ path: 'client.name', key: 'required' }] : [],
    consentRecorded: !rarely(),
    samePersonProblems: rarely() ? [{ path: 'client.guarantors.0.cpf', key: 'cpf.ofAnother' }] : [],
    registrationFeeChanged: rarely(),
    exemptionWaiting: rarely(),
    certifiedSenders: rarely() ? [] : null,
    tableExpired: rarely(),
    srsExpired: rarely(),
    isElectronicSignature: next() < 0.5,
    signature: pick(['NONE', 'IN_PROGRESS', 'COMPLETED', 'COMPLETED', 'COMPLETED']),
    signatureRefusal: null,
    signedPaperUploaded: !rarely(),
    selfie: pick(['NONE', 'IN_PROGRESS', 'COMPLETED', 'COMPLETED', 'COMPLETED']),
    paymentUnderWay: false,
    lienRegistered: !rarely(),
    openFraudSignals: rarely() ? 1 : 0,
    openFundingItems: rarely() ? ['document.INCOME_PROOF'] : [],
    creditDecidedBy,
    goesBeyondApproval: false,
    creditFirstDecidedBy: null,
    hasFirstDecision: false,
    isDecidedByEngine: next() < 0.5,
    conditionsPresented: rarely(),
    offer: pick(['none', 'open', 'applied']),
    hasConditions: next() < 0.5,
    stop: rarely() ? 'failed' : null,
    daysSinceContract: pick([null, 0, 7, 8]),
    withdrawn: rarely(),
    reason: rarely() ? '' : 'Pedido do cliente',
    contractProblems: [],
  };
}

const endings: readonly ProposalEvent[] = ['cancel', 'withdraw', 'delete'];

/** Mostly a move of the table by an allowed actor, and rarely one that ends everything: otherwise no walk gets far. */
function someTry(status: ProposalStatus): { event: ProposalEvent; actor: ProposalActor } {
  const actorOf = (kind: ActorKind): ProposalActor => ({
    kind,
    userId: kind === 'credit-engine' || kind === 'system' ? null : random.pick(['u1', 'u2']),
  });
  const rows = proposalTable.filter(({ from, event }) => from.includes(status) && !endings.includes(event));
  if (rows.length === 0 || random.next() < 0.3)
    return { event: random.pick(events), actor: actorOf(random.pick(kinds)) };
  const row = random.pick(rows);
  return { event: row.event, actor: actorOf(random.pick(row.actors)) };
}

/** One attempt: the resulting transition, or the code of its refusal. */
function attempt(event: ProposalEvent, facts: ProposalFacts, actor: ProposalActor) {
  try {
    return { move: transition(event, facts, actor), refusal: null };
  } catch (error) {
    if (error instanceof DomainError) return { move: null, refusal: error.code };
    throw error;
  }
}

it(`${runs} random walks never violate the transition table, a guard or their final status (seed ${seed})`, {
  timeout: timeoutMs,
}, () => {
  const reached = new Set<ProposalStatus>();
  for (let run = 0; run < runs; run++) {
    let status: ProposalStatus = initialStatus;
    let creditDecidedBy: string | null = null;
    const path: string[] = [];
    for (let step = 0; step < steps; step++) {
      const facts = factsAt(status, random, creditDecidedBy);
      const { event, actor } = someTry(status);
      const offered = availableEvents(facts, actor);
      const { move, refusal } = attempt(event, facts, actor);
      const at = `run ${run}, step ${step}: ${event} by ${actor.kind} in ${status} after ${path.join(' ')}`;
      const rows = proposalTable.filter((row) => row.event === event && row.from.includes(status));
      if (!move) {
        // an offered event is only refused for input of the request itself
        if (offered.includes(event)) expect(['DOM002', 'SEL004'], at).toContain(refusal);
        if (facts.blocked) expect(refusal, at).toBe('PRS002');
        else if (rows.length === 0) expect(refusal, at).toBe('PRS007');
        continue;
      }
      expect(facts.blocked, at).toBe(false);
      expect(
        rows.map((row) => row.to),
        at,
      ).toContain(move.to);
      expect(
        rows.some((row) => row.actors.includes(actor.kind)),
        at,
      ).toBe(true);
      if (finalStatuses.includes(status)) expect(move.to, at).toBe(status);
      if (event === 'confirmPaymentManually' && creditDecidedBy) expect(actor.userId, at).not.toBe(creditDecidedBy);
      if (move.effects.includes('recordCreditDecision'))
        creditDecidedBy = actor.kind === 'finance' ? actor.userId : null;
      status = move.to;
      reached.add(status);
      path.push(event);
    }
  }
  // the walks reach every status: otherwise they would prove little
  const everywhere = new Set(proposalTable.map(({ to }) => to));
  expect([...everywhere].filter((one) => !reached.has(one))).toEqual([]);
});
