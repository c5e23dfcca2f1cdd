import type { DocumentKind } from '@estrada/domain/documents/index';
import type { ProgressStatus } from '@estrada/domain/proposals/index';
import type { EsignLevel } from '@estrada/domain/settings/index';
import { isLienRegistered, type LienStatus, lienStatusOn } from '@estrada/domain/settlement/index';
import type { Db } from '../../../kernel/database/database.ts';
import { listDocumentStates } from '../contracts/contracts.repository.ts';
import type { ProposalRecord } from '../proposals.repository.ts';
import { readSelfieProgress } from '../selfie/selfie-facts.ts';
import { readSignatureProgress } from '../signature/signature-facts.ts';
import { readWithdrawalFacts, type WithdrawalFacts } from '../withdrawal/withdrawal-facts.ts';
import { findEsignOff } from './esign-off.ts';
import { findPaymentUnderWay, listLiens } from './settlement.repository.ts';

/** What stands between a contract and its payment. */
export type SettlementFacts = {
  /** the level at which the electronic signature is off; null: it is on */
  esignOffAt: EsignLevel | null;
  /** of the contract that holds */
  signature: ProgressStatus;
  /** of everybody who signs it */
  selfie: ProgressStatus;
  signedPaperUploaded: boolean;
  /** as it stands today; null: never asked for */
  lien: LienStatus | null;
  lienRegistered: boolean;
  paymentUnderWay: boolean;
} & WithdrawalFacts;

/** The documents that the signed contract comes as: by itself, or in the kit with all that was signed. */
export const signedPapers: readonly DocumentKind[] = ['CONTRACT', 'FINANCE_KIT'];

/** The statuses in which somebody waits for any of it: in the others nobody asks. */
const settlementStatuses: readonly string[] = ['PU', 'WFA', 'AV'];

const nothing: SettlementFacts = {
  esignOffAt: null,
  signature: 'NONE',
  selfie: 'NONE',
  signedPaperUploaded: false,
  lien: null,
  lienRegistered: false,
  paymentUnderWay: false,
  contractSignedOn: null,
  withdrawn: false,
};

/** Where the contract is paid and can still be withdrawn from. */
const paid: readonly string[] = ['PS', 'OC', 'OCM'];

/** Reads what the moves after the contract want to know. */
export async function settlementFacts(db: Db, proposal: ProposalRecord, today: string): Promise<SettlementFacts> {
  if (settlementStatuses.includes(proposal.status)) return readSettlement(db, proposal, today);
  return paid.includes(proposal.status) ? { ...nothing, ...(await readWithdrawalFacts(db, proposal.id)) } : nothing;
}

/** The same in any status. */
export async function readSettlement(db: Db, proposal: ProposalRecord, today: string): Promise<SettlementFacts> {
  const [lien = null] = await listLiens(db, proposal.id, 1);
  const states = await listDocumentStates(db, proposal.id);
  return {
    esignOffAt: await findEsignOff(db, proposal),
    signature: await readSignatureProgress(db, proposal.id),
    selfie: await readSelfieProgress(db, proposal.id),
    signedPaperUploaded: states.some(
      ({ kind, status }) => signedPapers.includes(kind) && (status === 'RECEIVED' || status === 'ACCEPTED'),
    ),
    lien: lien && lienStatusOn(today, lien),
    lienRegistered: isLienRegistered(today, lien),
    paymentUnderWay: (await findPaymentUnderWay(db, proposal.id)) !== null,
    ...(await readWithdrawalFacts(db, proposal.id)),
  };
}
