/**
 * Random walks of contracts between signature and activation: signatories who sign and refuse, envelopes that expire
 * and are cancelled, partner events repeated, late and in any order, selfies that pass, raise doubts, are refused and
 * erased, new contracts. In any order, nothing is activated without all its proofs.
 */

import {
  applyCallback,
  type Envelope,
  type EnvelopeEvent,
  openEnvelopeStatuses,
  type SelfieFacts,
  type SelfieStatus,
  selfieActs,
  selfiesProgress,
  signatureProgress,
} from '@estrada/domain/contracts/index';
import { DomainError } from '@estrada/domain/errors/index';
import { type ProposalActor, type ProposalFacts, transition } from '@estrada/domain/proposals/index';
import { expect, it } from 'vitest';
import { longRun } from '../long-runs.ts';

const { seed, runs, random, timeoutMs } = longRun(1_000, 100_000);
const steps = 80;
const dealer: ProposalActor = { kind: 'dealer', userId: 'u1' };
const finance: ProposalActor = { kind: 'finance', userId: 'u2' };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();

/** An envelope as we know it, the pending partner events, and what really happened. */
interface Sent {
  known: Envelope;
  says: EnvelopeEvent[];
  signed: Set<string>;
  isEnded: boolean;
  isSealed: boolean;
}

/** A contract: its signatories, its envelopes, its selfies. */
interface Contract {
  signers: string[];
  envelopes: Sent[];
  selfies: Map<string, SelfieStatus>;
}

const newContract = (signers: string[]): Contract => ({ signers, envelopes: [], selfies: new Map() });

const isOut = ({ envelopes }: Contract) => signatureProgress(envelopes.at(-1)?.known.status ?? null) !== 'NONE';
const selfieFacts = (contract: Contract, document: string): SelfieFacts => ({
  status: 'PU',
  blocked: false,
  isEsignOn: true,
  isOut: isOut(contract),
  selfie: contract.selfies.get(document) ?? null,
});

/** The possible acts, each with its effect where it is allowed. */
const acts: Readonly<Record<string, (contract: Contract, minute: number) => void>> = {
  ask(contract) {
    const last = contract.envelopes.at(-1)?.known.status;
    if (last !== undefined && (openEnvelopeStatuses.includes(last) || last === 'COMPLETED')) return;
    const signers = contract.signers.map((id) => ({ id, status: 'PENDING' as const, at: null, reason: null }));
    const known: Envelope = { status: 'IN_PROGRESS', signers, sealedSha256: null, expiredAt: null };
    contract.envelopes.push({ known, says: [], signed: new Set(), isEnded: false, isSealed: false });
  },
  sign(contract, minute) {
    const sent = contract.envelopes.at(-1);
    if (!sent || sent.isEnded) return;
    const signerId = random.pick(contract.signers);
    sent.signed.add(signerId);
    sent.says.push({ kind: 'signed', signerId, at: at(minute) });
    if (sent.signed.size < contract.signers.length) return;
    [sent.isEnded, sent.isSealed] = [true, true];
    sent.says.push({ kind: 'sealed', sha256: 'a'.repeat(64) });
  },
  refuse(contract, minute) {
    const sent = contract.envelopes.at(-1);
    const signerId = random.pick(contract.signers);
    if (!sent || sent.isEnded || sent.signed.has(signerId) || random.next() < 0.7) return;
    sent.isEnded = true;
    sent.says.push({ kind: 'refused', signerId, at: at(minute), reason: null });
  },
  expire(contract, minute) {
    const sent = contract.envelopes.at(-1);
    if (!sent || sent.isEnded || random.next() < 0.8) return;
    sent.isEnded = true;
    sent.says.push({ kind: 'expired', at: at(minute) });
  },
  /** any partner event about any envelope, received before or not */
  hear(contract) {
    const sent = contract.envelopes.length > 0 ? random.pick(contract.envelopes) : null;
    if (sent && sent.says.length > 0) sent.known = applyCallback(sent.known, random.pick(sent.says));
  },
  callBack(contract) {
    const sent = contract.envelopes.at(-1);
    if (!sent || !openEnvelopeStatuses.includes(sent.known.status) || random.next() < 0.8) return;
    // partner events from before still arrive
    sent.isEnded = true;
    sent.known = applyCallback(sent.known, { kind: 'canceled' });
  },
  askForSelfie(contract) {
    const document = random.pick(contract.signers);
    if (selfieActs.may('request', selfieFacts(contract, document), dealer)) contract.selfies.set(document, 'REQUESTED');
  },
  takeSelfie(contract) {
    const document = random.pick(contract.signers);
    const status = contract.selfies.get(document);
    if (!isOut(contract)) return;
    if (status === 'REQUESTED' || status === 'REFUSED') contract.selfies.set(document, 'SENT');
    else if (status === 'SENT') contract.selfies.set(document, random.pick(['ACCEPTED', 'DOUBTFUL', 'REQUESTED']));
  },
  reviewSelfie(contract) {
    const document = random.pick(contract.signers);
    const facts = selfieFacts(contract, document);
    expect(selfieActs.may('review', facts, dealer)).toBe(false);
    if (selfieActs.may('review', facts, finance))
      contract.selfies.set(document, random.pick(['ACCEPTED', 'ACCEPTED', 'REFUSED']));
  },
  eraseSelfie(contract) {
    const document = random.pick(contract.signers);
    if (random.next() < 0.1 && selfieActs.may('erase', selfieFacts(contract, document), finance))
      contract.selfies.set(document, 'ERASED');
  },
};

const factsOf = ({ signers, envelopes, selfies }: Contract): ProposalFacts => ({
  status: 'PU',
  blocked: false,
  blockedBy: null,
  sendProblems: [],
  consentRecorded: true,
  samePersonProblems: [],
  registrationFeeChanged: false,
  exemptionWaiting: false,
  certifiedSenders: null,
  tableExpired: false,
  srsExpired: false,
  isElectronicSignature: true,
  signatureRefusal: null,
  signedPaperUploaded: false,
  paymentUnderWay: false,
  lienRegistered: true,
  signature: signatureProgress(envelopes.at(-1)?.known.status ?? null),
  selfie: selfiesProgress(signers.map((document) => selfies.get(document) ?? null)),
  creditDecidedBy: null,
  creditFirstDecidedBy: null,
  hasFirstDecision: false,
  isDecidedByEngine: true,
  goesBeyondApproval: false,
  conditionsPresented: false,
  offer: 'none',
  hasConditions: false,
  stop: null,
  daysSinceContract: 0,
  withdrawn: false,
  contractProblems: [],
});

function isActivated(contract: Contract): boolean {
  try {
    return transition('activate', factsOf(contract), dealer).to === 'WFA';
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

it(`${runs} contracts are activated only with all their proofs (seed ${seed})`, {
  timeout: timeoutMs,
}, () => {
  let activated = 0;
  const names = Object.keys(acts);
  for (let run = 0; run < runs; run++) {
    const signers = ['c1', 'g1', 'g2'].slice(0, random.pick([1, 1, 2, 3]));
    let contract = newContract(signers);
    const path: string[] = [];
    for (let step = 0; step < steps; step++) {
      // a new contract inherits nothing from the previous one
      if (random.next() < 0.01) contract = newContract(signers);
      const name = random.pick(names);
      acts[name]!(contract, step);
      path.push(name);
      const sent = contract.envelopes.at(-1);
      const isProven =
        sent?.isSealed === true &&
        signers.every((one) => sent.signed.has(one) && contract.selfies.get(one) === 'ACCEPTED');
      const said = `run ${run}: ${path.join(' ')}`;
      if (isActivated(contract)) {
        expect(isProven, said).toBe(true);
        activated++;
        break;
      }
      // with all proofs, the last event enables the activation
      if (isProven && sent) {
        const heard = sent.says.reduce(applyCallback, sent.known);
        const wasCalledBack = sent.known.status === 'CANCELED';
        expect(heard.status, said).toBe(wasCalledBack ? 'CANCELED' : 'COMPLETED');
      }
    }
  }
  // enough walks reach the end to prove something
  expect(activated / runs).toBeGreaterThan(0.05);
});
