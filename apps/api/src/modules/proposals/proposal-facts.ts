import { type CertificationDays, isCertified } from '@estrada/domain/identity/index';
import {
  contractedStatuses,
  exemptStatuses,
  factsNeeded,
  goesBeyond,
  type NextActFacts,
  offerState,
  type ProposalFacts,
  type ProposalStatus,
} from '@estrada/domain/proposals/index';
import {
  missingForSending,
  samePersonProblems,
  taxRegimeProblems,
  vehicleInfoProblems,
} from '@estrada/domain/proposals/registration/index';
import { correspondentRules, type SettingsOf } from '@estrada/domain/settings/index';
import type { PriceTableRow } from '@estrada/domain/simulation/index';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { selectCertifications } from '../identity/index.ts';
import { selectSettings } from '../parameters/index.ts';
import { selectConsents, selectPriceRowDays } from '../simulation/index.ts';
import { type AreaFact, otherAreas } from './areas.ts';
import { firstDecisions } from './decision/decisions.tables.ts';
import type { FirstDecision } from './decision/first-decisions.repository.ts';
import { feeOf } from './exemption/describe-exemption.ts';
import { tccExemptions } from './exemption/exemptions.tables.ts';
import { isDecidedByEngine } from './proposal-effects.ts';
import type { ProposalRecord } from './proposals.repository.ts';
import { proposals } from './proposals.tables.ts';
import { type FactLoaders, fact, type ReadableFacts, readFacts, rowSet } from './read-facts.ts';
import { isTableOver } from './table-validity.ts';
import { termsOf } from './terms-of.ts';

/** The facts read from other tables, and the decision that waits for a second person. */
export type KnownFacts = Partial<ReadableFacts> & { firstDecision: FirstDecision | null };

/** The statuses that can have a first decision. */
const undecided: readonly string[] = ['PD', 'HLD', 'APC'] satisfies ProposalStatus[];

const consents = rowSet<{ kind: string }>('consents', ({ simulationId, clientDocument }) =>
  selectConsents(simulationId, clientDocument),
);
const priceRows = rowSet<Pick<PriceTableRow, 'effectiveFrom' | 'validUntil'>>(
  'priceRows',
  ({ figures: { tableCode }, termMonths, simulationDate: quotedOn }) =>
    selectPriceRowDays({ tableCode, termMonths, quotedOn }),
);
const freedOfFee = rowSet<{ isFree: boolean }>('freedOfFee', ({ id, clientDocument }) =>
  selectFreedOfFee(id, clientDocument),
);
const waitingExemptions = rowSet<object>(
  'waitingExemptions',
  ({ id }) => sql`select 1 from ${tccExemptions} where proposal_id = ${id} and status = 'PENDING'`,
);
const firstDeciders = rowSet<{ decidedBy: string }>('firstDeciders', ({ id }) => selectFirstDecider(id));

const certifications = rowSet<{ userId: string } & CertificationDays>('certifications', ({ dealerId }) =>
  selectCertifications(dealerId),
);
const correspondentSettings = rowSet<{ values: Partial<SettingsOf<typeof correspondentRules>> }>(
  'correspondentSettings',
  () => selectSettings(correspondentRules),
);

/** The facts that this area provides itself. */
const ownFacts: FactLoaders<Exclude<keyof ReadableFacts, AreaFact>> = {
  consentRecorded: fact({ consents }, (read) => read.consents.length === 2),
  tableExpired: fact({ priceRows }, ({ priceRows: [row] }, { simulationDate }, today) =>
    isTableOver(row ?? null, today, simulationDate),
  ),
  // it is decided at sending and not checked afterwards; a state without a fee leaves it out of all figures
  registrationFeeChanged: fact({ freedOfFee }, ({ freedOfFee: [{ isFree } = { isFree: false }] }, proposal) => {
    const { ignoreTCC } = proposal.figures;
    return ignoreTCC === undefined ? isFree && feeOf(proposal) > 0 : isFree !== ignoreTCC;
  }),
  exemptionWaiting: fact({ waitingExemptions }, (read) => read.waitingExemptions.length > 0),
  certifiedSenders: fact(
    { correspondentSettings, certifications },
    ({ correspondentSettings: [saved], certifications: rows }, _proposal, today) =>
      ({ ...correspondentRules.defaults, ...saved?.values }).requiresCertification
        ? rows.filter((days) => isCertified(days, today)).map(({ userId }) => userId)
        : null,
  ),
  creditFirstDecidedBy: fact({ firstDeciders }, ({ firstDeciders: [first] }) => first?.decidedBy ?? null),
};

/**
 * Reads the facts that the moves out of the proposal's status need from other tables, in one statement.
 *
 * @param more further facts that the caller shows
 */
export async function readStoredFacts<More extends keyof ReadableFacts = never>(
  db: Db,
  proposal: ProposalRecord,
  today: string,
  more: readonly More[] = [],
): Promise<KnownFacts & Pick<ReadableFacts, More>> {
  const names = [...new Set([...factsNeeded(proposal.status as ProposalStatus), ...more])];
  const facts = await readFacts(db, { ...ownFacts, ...otherAreas().facts }, { proposal, today, names });
  const firstDecision = undecided.includes(proposal.status) ? await findFirstDecision(db, proposal.id) : null;
  return { ...facts, firstDecision } as KnownFacts & Pick<ReadableFacts, More>;
}

/** The facts that determine whose turn it is. */
export const nextActFactsOf = (proposal: ProposalRecord): NextActFacts => ({
  status: proposal.status as ProposalStatus,
  blocked: proposal.blocked,
  blockedBy: proposal.blockedBy,
  hasFirstDecision: proposal.hasFirstDecision,
  isDecidedByEngine: isDecidedByEngine(proposal),
  // an answer whose check was given up is decided by finance, or presented again
  conditionsPresented: proposal.conditionsAnswer !== null && proposal.stop !== 'given-up',
  stop: proposal.stop,
});

/** All facts that the machine needs of a proposal on the given business day. */
export function factsOf(
  proposal: ProposalRecord,
  known: KnownFacts,
  today: string,
  { reason = null, exceptions = {} }: Pick<ProposalFacts, 'reason' | 'exceptions'> = {},
): ProposalFacts {
  const day = Temporal.PlainDate.from(today);
  const clientProblems = missingForSending(proposal.client, day);
  const { firstDecision: _first, ...read } = known;
  return {
    ...read,
    ...nextActFactsOf(proposal),
    sendProblems: [
      ...clientProblems.map(({ path, key }) => ({ path: `client.${path}`, key })),
      ...taxRegimeProblems(proposal.client, proposal.figures.sale?.taxRegime),
      ...vehicleInfoProblems(proposal.vehicleAdditionalInfo, day),
    ],
    samePersonProblems: samePersonProblems(proposal.client, proposal.vehicleAdditionalInfo.sellerDocument),
    // an older approval, from before terms were stored, cannot be checked: the migration gave all others their terms
    goesBeyondApproval: proposal.approved !== null && goesBeyond(termsOf(proposal), proposal.approved),
    srsExpired: proposal.srsValidUntil !== null && proposal.srsValidUntil < today,
    creditDecidedBy: proposal.creditDecidedBy,
    // an offer belongs to its approval
    offer: proposal.status === 'APC' ? offerState(termsOf(proposal), proposal.offer) : 'none',
    hasConditions: proposal.conditions.length > 0,
    reason,
    exceptions,
  };
}

/** The decision on a proposal that waits for a second person; null where none does. */
async function findFirstDecision(db: Db, proposalId: string): Promise<FirstDecision | null> {
  const [row] = await db
    .select()
    .from(firstDecisions)
    .where(and(eq(firstDecisions.proposalId, proposalId), isNull(firstDecisions.closedAt)));
  return row ?? null;
}

/** The first of two deciding users, as a select: `decidedBy`, no row where one person or the engine decided. */
const selectFirstDecider = (proposalId: string) => sql`
  select decided_by as "decidedBy" from ${firstDecisions}
  where proposal_id = ${proposalId} and outcome = 'confirmed' order by id desc limit 1`;

/** Whether a proposal owes no registration fee (`owesNoRegistrationFee`), as a select: `isFree`. */
const selectFreedOfFee = (proposalId: string, clientDocument: string) => sql`
  select exists (select 1 from ${proposals} where client_document = ${clientDocument}
      and status in ${[...contractedStatuses]})
    or exists (select 1 from ${tccExemptions} where proposal_id = ${proposalId}
      and status in ${[...exemptStatuses]}) as "isFree"`;
