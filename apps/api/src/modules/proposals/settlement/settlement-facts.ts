import type { DocumentKind } from '@estrada/domain/documents/index';
import { isLienRegistered, type LienStatus, lienStatusOn } from '@estrada/domain/proposals/index';
import { type EsignLevel, esign, esignOffAt } from '@estrada/domain/settings/index';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { dealers } from '../../organization/index.ts';
import { readSettings } from '../../parameters/index.ts';
import { listDocumentStates } from '../contracts/contracts.repository.ts';
import type { ProposalRecord } from '../proposals.repository.ts';
import { findPaymentUnderWay, listLiens } from './settlement.repository.ts';

/** What stands between a contract and its payment. */
export type SettlementFacts = {
  /** the level at which the electronic signature is off; null: it is on */
  esignOffAt: EsignLevel | null;
  signedPaperUploaded: boolean;
  /** as it stands today; null: never asked for */
  lien: LienStatus | null;
  lienRegistered: boolean;
  paymentUnderWay: boolean;
};

/** The documents that the signed contract comes as: by itself, or in the kit with all that was signed. */
const signedPapers: readonly DocumentKind[] = ['CONTRACT', 'FINANCE_KIT'];

/** The statuses in which somebody waits for any of it: in the others nobody asks. */
const asked: readonly string[] = ['PU', 'WFA', 'AV'];

const nothing: SettlementFacts = {
  ...{ esignOffAt: null, signedPaperUploaded: false },
  ...{ lien: null, lienRegistered: false, paymentUnderWay: false },
};

/** Reads what the moves after the contract want to know. */
export const settlementFacts = (db: Db, proposal: ProposalRecord, today: string): Promise<SettlementFacts> =>
  asked.includes(proposal.status) ? readSettlement(db, proposal, today) : Promise.resolve(nothing);

/** The same in any status. */
export async function readSettlement(db: Db, proposal: ProposalRecord, today: string): Promise<SettlementFacts> {
  const [lien = null] = await listLiens(db, proposal.id, 1);
  const states = await listDocumentStates(db, proposal.id);
  return {
    esignOffAt: await findEsignOff(db, proposal),
    signedPaperUploaded: states.some(
      ({ kind, status }) => signedPapers.includes(kind) && (status === 'RECEIVED' || status === 'ACCEPTED'),
    ),
    lien: lien && lienStatusOn(today, lien),
    lienRegistered: isLienRegistered(today, lien),
    paymentUnderWay: (await findPaymentUnderWay(db, proposal.id)) !== null,
  };
}

/** The level that decides that a proposal is signed on paper; null: electronically. */
async function findEsignOff(
  db: Db,
  { dealerId, personType, electronicSignature }: ProposalRecord,
): Promise<EsignLevel | null> {
  const { values } = await readSettings(db, esign);
  const [dealer] = await db.select({ isOn: dealers.esignEnabled }).from(dealers).where(eq(dealers.id, dealerId));
  return esignOffAt({
    allDealers: values.enabledAllDealers,
    personType: personType === 'PF' ? values.enabledPF : values.enabledPJ,
    dealer: dealer?.isOn ?? true,
    proposal: electronicSignature,
  });
}
