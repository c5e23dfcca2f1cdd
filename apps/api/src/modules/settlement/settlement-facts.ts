import { isLienRegistered, lienStatusOn } from '@estrada/domain/settlement/index';
import type { Db } from '../../kernel/database/database.ts';
import { findEsignOff, isSignedPaperUploaded, readSelfieProgress, readSignatureProgress } from '../contracts/index.ts';
import type { ProposalRecord, SettlementFacts } from '../proposals/index.ts';
import { findPaymentUnderWay, listLiens } from './settlement.repository.ts';
import { readWithdrawalFacts } from './withdrawal/withdrawal-facts.ts';

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
  return {
    esignOffAt: await findEsignOff(db, proposal),
    signature: await readSignatureProgress(db, proposal.id),
    selfie: await readSelfieProgress(db, proposal.id),
    signedPaperUploaded: await isSignedPaperUploaded(db, proposal.id),
    lien: lien && lienStatusOn(today, lien),
    lienRegistered: isLienRegistered(today, lien),
    paymentUnderWay: (await findPaymentUnderWay(db, proposal.id)) !== null,
    ...(await readWithdrawalFacts(db, proposal.id)),
  };
}
