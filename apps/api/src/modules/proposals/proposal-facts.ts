import { daysBetween } from '@estrada/domain/calendar/index';
import { missingForSending, samePersonProblems } from '@estrada/domain/people/index';
import {
  goesBeyond,
  isEditable,
  type NextActFacts,
  offerState,
  type ProposalFacts,
  type ProposalStatus,
  sellerProblems,
  vehicleProblems,
} from '@estrada/domain/proposals/index';
import type { Db } from '../../kernel/database/database.ts';
import { hasConsents } from '../simulation/index.ts';
import { otherAreas, type SettlementFacts } from './areas.ts';
import { type FirstDecision, findFirstDecider, findFirstDecision } from './decision/first-decisions.repository.ts';
import { feeOf } from './exemption/describe-exemption.ts';
import { owesNoRegistrationFee } from './exemption/exemptions.repository.ts';
import { isDecidedByEngine } from './proposal-effects.ts';
import type { ProposalRecord } from './proposals.repository.ts';
import { isTableExpired } from './table-validity.ts';
import { termsOf } from './terms-of.ts';

/** The facts that stand in other tables than the proposal's own: read once for a call. */
export type StoredFacts = Pick<
  ProposalFacts,
  'consentRecorded' | 'tableExpired' | 'registrationFeeChanged' | 'contractProblems' | 'creditFirstDecidedBy'
> &
  SettlementFacts & { firstDecision: FirstDecision | null };

/** Where a first decision can stand. */
const undecided: readonly string[] = ['PD', 'HLD', 'APC'] satisfies ProposalStatus[];

/** Where somebody confirms what lets the money out. */
const paying: readonly string[] = ['WFA', 'AV', 'PS'] satisfies ProposalStatus[];

/** Reads what other tables say of a proposal on the given business day. */
export async function readStoredFacts(db: Db, proposal: ProposalRecord, today: string): Promise<StoredFacts> {
  const { tableCode } = proposal.figures;
  const quoted = { tableCode, termMonths: proposal.termMonths, quotedOn: proposal.simulationDate };
  return {
    tableExpired: await isTableExpired(db, quoted, today),
    consentRecorded: await hasConsents(db, proposal.simulationId, proposal.clientDocument),
    registrationFeeChanged: await isFeeChanged(db, proposal),
    firstDecision: undecided.includes(proposal.status) ? await findFirstDecision(db, proposal.id) : null,
    // asked for where the money goes out
    creditFirstDecidedBy: paying.includes(proposal.status) ? await findFirstDecider(db, proposal.id) : null,
    contractProblems: await otherAreas().contractProblems(db, proposal),
    ...(await otherAreas().settlementFacts(db, proposal, today)),
  };
}

/** Whether the figures still have the fee that the client owes; it is decided at the sending and not asked again after it. */
async function isFeeChanged(db: Db, proposal: ProposalRecord): Promise<boolean> {
  const { status, figures } = proposal;
  if (!isEditable(status as ProposalStatus)) return false;
  const isCharged = feeOf(proposal) > 0;
  const isFree = await owesNoRegistrationFee(proposal, db);
  // a state without a fee leaves it out of everybody's figures
  return figures.ignoreTCC === undefined ? isFree && isCharged : isFree !== figures.ignoreTCC;
}

/** What says whose turn it is. */
export const nextActFactsOf = (proposal: ProposalRecord): NextActFacts => ({
  status: proposal.status as ProposalStatus,
  blocked: proposal.blocked,
  blockedBy: proposal.blockedBy,
  hasFirstDecision: proposal.hasFirstDecision,
  isDecidedByEngine: isDecidedByEngine(proposal),
  // what was given up is settled by finance, or presented again
  conditionsPresented: proposal.conditionsAnswer !== null && proposal.stop !== 'given-up',
  stop: proposal.stop,
});

/** Everything the machine wants to know of a proposal on the given business day. */
export function factsOf(
  proposal: ProposalRecord,
  stored: StoredFacts,
  today: string,
  reason: string | null = null,
): ProposalFacts {
  const clientProblems = missingForSending(proposal.client, Temporal.PlainDate.from(today));
  const { firstDecision, esignOffAt, lien: _lien, contractSignedOn, ...read } = stored;
  return {
    ...read,
    ...nextActFactsOf(proposal),
    sendProblems: [
      ...clientProblems.map(({ path, key }) => ({ path: `client.${path}`, key })),
      ...sellerProblems(proposal.vehicleAdditionalInfo),
      ...vehicleProblems(proposal.vehicleAdditionalInfo),
    ],
    samePersonProblems: samePersonProblems(proposal.client, proposal.vehicleAdditionalInfo.sellerDocument),
    simulationExpired: stored.tableExpired,
    // one from before approvals kept their terms has nothing to be held against: the migration gave all others theirs
    goesBeyondApproval: proposal.approved !== null && goesBeyond(termsOf(proposal), proposal.approved),
    srsExpired: proposal.srsValidUntil !== null && proposal.srsValidUntil < today,
    isElectronicSignature: esignOffAt === null,
    creditDecidedBy: proposal.creditDecidedBy,
    // it stands beside the approval that it belongs to
    offer: proposal.status === 'APC' ? offerState(termsOf(proposal), proposal.offer) : 'none',
    hasConditions: proposal.conditions.length > 0,
    contractedAtDistance: contractSignedOn !== null,
    daysSinceContract: contractSignedOn === null ? null : daysBetween(contractSignedOn, today),
    reason,
    unbuiltEffects: [],
  };
}
