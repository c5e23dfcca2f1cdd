import { missingForSending } from '@estrada/domain/people/index';
import { type ProposalFacts, type ProposalStatus, sellerProblems } from '@estrada/domain/proposals/index';
import type { Db } from '../../kernel/database/database.ts';
import { hasConsents } from '../simulation/index.ts';
import type { ProposalRecord } from './proposals.repository.ts';
import { isTableExpired } from './table-validity.ts';

/** Everything the machine wants to know of a proposal on the given business day. */
export async function gatherFacts(
  db: Db,
  proposal: ProposalRecord,
  today: string,
  reason?: string | null,
): Promise<ProposalFacts> {
  const { tableCode } = proposal.figures;
  const tableExpired = await isTableExpired(
    db,
    { tableCode, termMonths: proposal.termMonths, quotedOn: proposal.simulationDate },
    today,
  );
  const clientProblems = missingForSending(proposal.client, Temporal.PlainDate.from(today));
  return {
    status: proposal.status as ProposalStatus,
    blocked: proposal.blocked,
    sendProblems: [
      ...clientProblems.map(({ path, key }) => ({ path: `client.${path}`, key })),
      ...sellerProblems(proposal.vehicleAdditionalInfo),
    ],
    consentRecorded: await hasConsents(db, proposal.simulationId, proposal.clientDocument),
    participantDocuments: [proposal.client.document, proposal.vehicleAdditionalInfo.sellerDocument].filter(
      (document) => document !== undefined,
    ),
    simulationExpired: tableExpired,
    tableExpired,
    srsExpired: proposal.srsValidUntil !== null && proposal.srsValidUntil < today,
    isElectronicSignature: true,
    signature: 'NONE',
    signedPaperUploaded: false,
    selfie: 'NONE',
    lienRegistered: false,
    creditDecidedBy: proposal.creditDecidedBy,
    contractedAtDistance: true,
    daysSinceContract: null,
    reason: reason ?? null,
  };
}
