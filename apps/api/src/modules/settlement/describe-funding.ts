import type { DocumentKind, DocumentStatus } from '@estrada/domain/documents/index';
import { pickText } from '@estrada/domain/errors/index';
import {
  isCreditDecision,
  nextActorOf,
  type ProposalFacts,
  proposalActor,
  translateMessage,
  type WaitingPart,
} from '@estrada/domain/proposals/index';
import { makeShowText } from '@estrada/domain/proposals/registration/index';
import { type FundingFacts, fundingChecklist, lienStatusOn, meantInsurances } from '@estrada/domain/settlement/index';
import type { Settlement } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { readRowSets } from '../../kernel/database/read-row-sets.ts';
import { proposalContracts, type SignerInForce, signersInForce } from '../contracts/index.ts';
import { documentPages, proposalDocuments } from '../documents/index.ts';
import { documentFactsOf, type ProposalRecord, proposalHistory } from '../proposals/index.ts';
import type { LienRow, PaymentRow } from './settlement.repository.ts';
import { insurancesOfSale, type SoldInsurance } from './settlement-facts.ts';

type Read = { liens: readonly LienRow[]; payments: readonly PaymentRow[] };

/**
 * The funding checklist of a proposal, with the recorded reasons of the last confirmed activation.
 *
 * @param facts with those that the settlement shows, and `openFundingItems`
 */
export async function describeFunding(
  proposal: ProposalRecord,
  facts: ProposalFacts,
  { liens, payments }: Read,
  context: ReadContext,
): Promise<Settlement['checklist']> {
  const { today, language } = context;
  const { viewer } = callerOf(context);
  // what the lender and the dealer wait for is between them; the client's own page has what the client does
  if (viewer.role === 'customer') return [];
  const showText = makeShowText(viewer.role);
  const { progress, confirmation } = await readProgress(proposal, context);
  const items = fundingChecklist({
    ...progress,
    signedPaper: { ...progress.signedPaper, isThere: facts.signedPaperUploaded ?? false },
    ...documentFactsOf(proposal),
    isSignedElectronically: facts.signature === 'COMPLETED',
    status: facts.status,
    withdrawn: facts.withdrawn ?? false,
    turn: { actor: nextActorOf(facts) as WaitingPart | 'client' | null, since: proposal.waitingSince.toISOString() },
    sendProblems: facts.sendProblems,
    contractProblems: facts.contractProblems ?? [],
    isElectronicSignature: facts.isElectronicSignature ?? true,
    signature: facts.signature ?? 'NONE',
    // nobody else learns that there are any
    openFraudSignals: proposalActor(viewer)?.kind === 'finance' ? (facts.openFraudSignals ?? 0) : 0,
    lien: liens[0]
      ? { status: lienStatusOn(today, liens[0]), since: (liens[0].endedAt ?? liens[0].requestedAt).toISOString() }
      : null,
    payment: lastPayment(payments),
  });
  return items.map(({ texts, ...item }) => {
    const reason = confirmation?.exceptions?.[item.id];
    return {
      ...item,
      name: pickText(texts, language),
      needsReason: (facts.openFundingItems ?? []).includes(item.id),
      exception:
        confirmation && reason
          ? {
              reason: showText(reason),
              byName: translateMessage(confirmation.actorName, language),
              at: new Date(confirmation.at).toISOString(),
            }
          : null,
    };
  });
}

function lastPayment(payments: readonly PaymentRow[]): FundingFacts['payment'] {
  const last = payments.find(({ kind }) => kind === 'PAYMENT');
  return last ? { status: last.status, since: (last.endedAt ?? last.sentAt ?? last.requestedAt).toISOString() } : null;
}

type Progress = { signedPaper: Pick<FundingFacts['signedPaper'], 'since'> } & Pick<
  FundingFacts,
  | 'createdAt'
  | 'sentAt'
  | 'decidedAt'
  | 'contractAt'
  | 'activatedAt'
  | 'confirmedAt'
  | 'documents'
  | 'signers'
  | 'insurances'
>;

/** A move, as far as the checklist shows it. */
type Moved = {
  event: string;
  fromStatus: string | null;
  toStatus: string;
  at: string;
  actorName: string;
  exceptions: Record<string, string> | null;
};
type DocumentState = { kind: DocumentKind; status: DocumentStatus; reviewedAt: string | null; sentAt: string | null };

/** The selects of what the checklist needs of other tables: read in one statement, because the page is polled. */
const selectsOf = (proposal: ProposalRecord) =>
  new Map([
    [
      'history',
      sql`select event, from_status as "fromStatus", to_status as "toStatus", at, actor_name as "actorName", exceptions
        from ${proposalHistory} where proposal_id = ${proposal.id} order by seq limit 500`,
    ],
    [
      'documents',
      sql`select d.kind, d.status, d.reviewed_at as "reviewedAt", (select max(sent_at) from ${documentPages} p
          where p.proposal_id = d.proposal_id and p.kind = d.kind) as "sentAt"
        from ${proposalDocuments} d where d.proposal_id = ${proposal.id}`,
    ],
    [
      'contracts',
      sql`select requested_at as at from ${proposalContracts}
        where proposal_id = ${proposal.id} and voided_at is null order by edition desc limit 1`,
    ],
    ['signers', signersInForce.select(proposal)],
    ['insurances', insurancesOfSale.select(proposal)],
  ]);

/** What the history, the documents, the signatories and the insurance of a proposal say, with the moment of each. */
async function readProgress(
  proposal: ProposalRecord,
  { db }: ReadContext,
): Promise<{ progress: Progress; confirmation: Moved | undefined }> {
  const read = await readRowSets(db, selectsOf(proposal));
  const rowsOf = <Row>(name: string) => (read.get(name) ?? []) as readonly Row[];
  const history = rowsOf<Moved>('history');
  const lastOf = (matches: (row: Moved) => boolean) => momentOf(history.findLast(matches)?.at ?? null);
  const documents = rowsOf<DocumentState>('documents').map(({ kind, status, reviewedAt, sentAt }) => ({
    kind,
    status,
    since: momentOf(status === 'RECEIVED' ? sentAt : reviewedAt),
  }));
  const signed = documents.find(({ kind, since }) => (kind === 'FINANCE_KIT' || kind === 'CONTRACT') && since !== null);
  const progress = {
    createdAt: momentOf(history[0]?.at ?? null) ?? proposal.updatedAt.toISOString(),
    sentAt: lastOf(({ event }) => event === 'send'),
    decidedAt: lastOf(({ event, toStatus }) => isCreditDecision(event, toStatus)),
    contractAt: momentOf(rowsOf<{ at: string }>('contracts')[0]?.at ?? null),
    activatedAt: lastOf(({ toStatus, fromStatus }) => toStatus === 'WFA' && fromStatus !== toStatus),
    confirmedAt: lastOf(({ event }) => event === 'confirmActivation'),
    documents,
    signedPaper: { since: signed?.since ?? null },
    signers: rowsOf<SignerInForce>('signers').map((signer) => ({ ...signer, actedAt: momentOf(signer.actedAt) })),
    insurances: meantInsurances(rowsOf<SoldInsurance>('insurances')).map(({ at, ...row }) => ({
      ...row,
      since: momentOf(at),
    })),
  };
  return { progress, confirmation: history.findLast(({ event }) => event === 'confirmActivation') };
}

/** A moment as the database or a partner writes it; null where that is none. */
function momentOf(text: string | null): string | null {
  const at = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
