import { consentTexts, repurchasePlan } from '@estrada/domain/proposals/index';
import { eq } from 'drizzle-orm';
import type { PaperData } from '../../../documents/papers/paper-data.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { users } from '../../identity/index.ts';
import { dealers } from '../../organization/index.ts';
import { readLegalTextOn } from '../../parameters/index.ts';
import { findLoan, type ProposalRecord } from '../../proposals/index.ts';
import { listConsents, readOfferLender } from '../../simulation/index.ts';
import type { ContractRow } from '../contracts.repository.ts';

const consentLabels = {
  'credit-registry': { title: 'Autorização de consulta ao SCR', text: consentTexts.creditRegistry },
  'privacy-notice': { title: 'Ciência do aviso de privacidade', text: consentTexts.privacyNotice },
} as const;

/** The terms of the plan's guaranteed repurchase; null for a plan without one, or where none were entered. */
async function repurchaseOf(
  db: Db,
  { financeTypeId, repurchase }: ProposalRecord,
  { issuedOn }: ContractRow,
): Promise<PaperData['repurchase']> {
  if (financeTypeId !== repurchasePlan || !repurchase) return null;
  return { ...repurchase, text: await readLegalTextOn(db, 'REPURCHASE', issuedOn) };
}

/**
 * The content of a contract's papers: the current proposal, with the lender of the contract's day. It cannot change
 * while the contract is in force: any such change voids the contract.
 */
export async function readPaperData(db: Db, proposal: ProposalRecord, contract: ContractRow): Promise<PaperData> {
  const { vehicleAdditionalInfo, contractNumber } = proposal;
  const loan = await findLoan(db, proposal.id);
  const [dealer] = await db.select().from(dealers).where(eq(dealers.id, proposal.dealerId));
  const [seller] = await db.select({ name: users.name }).from(users).where(eq(users.id, proposal.sellerId));
  if (!loan || !dealer || !contractNumber) throw new Error(`proposal ${proposal.id} has nothing to make a contract of`);
  const consents = await listConsents(db, proposal.simulationId, proposal.clientDocument);
  return {
    proposalNumber: proposal.number,
    contractNumber,
    edition: contract.edition,
    issuedOn: contract.issuedOn,
    lender: await readOfferLender(db, contract.issuedOn),
    dealer: {
      tradingName: dealer.tradingName,
      companyName: dealer.companyName,
      cnpj: dealer.document,
      city: dealer.city,
      state: dealer.state,
    },
    sellerName: seller?.name ?? '',
    clientName: proposal.clientName,
    clientDocument: proposal.clientDocument,
    client: proposal.client,
    vehicle: {
      label: proposal.vehicleLabel,
      chassis: vehicleAdditionalInfo.chassis ?? '',
      colour: vehicleAdditionalInfo.colour || null,
      plate: vehicleAdditionalInfo.plate || null,
      renavam: vehicleAdditionalInfo.renavam || null,
      isNew: proposal.assetType === 1,
      manufacturerYear: loan.manufacturerYear,
      modelYear: loan.modelYear,
    },
    vehicleValueCents: proposal.vehicleValueCents,
    discount: proposal.figures.discount,
    entryValueCents: proposal.entryValueCents,
    financeTypeId: proposal.financeTypeId,
    item: loan.item,
    repurchase: await repurchaseOf(db, proposal, contract),
    consents: consents.map(({ kind, textVersion, grantedAt, recordedByName }) => ({
      title: consentLabels[kind].title,
      // the text of an older version is no longer available, and must not be replaced by another
      text:
        consentLabels[kind].text.version === textVersion
          ? consentLabels[kind].text.pt
          : 'Texto registrado na versão indicada.',
      textVersion,
      grantedAt: grantedAt.toISOString(),
      recordedByName,
    })),
  };
}
