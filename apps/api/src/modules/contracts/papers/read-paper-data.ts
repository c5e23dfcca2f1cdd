import { consentTexts } from '@estrada/domain/proposals/index';
import { eq } from 'drizzle-orm';
import type { PaperData } from '../../../documents/papers/paper-data.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { users } from '../../identity/index.ts';
import { dealers } from '../../organization/index.ts';
import { findLoan, type ProposalRecord } from '../../proposals/index.ts';
import { listConsents, readOfferLender } from '../../simulation/index.ts';
import type { ContractRow } from '../contracts.repository.ts';

const consentLabels = {
  'credit-registry': { title: 'Autorização de consulta ao SCR', text: consentTexts.creditRegistry },
  'privacy-notice': { title: 'Ciência do aviso de privacidade', text: consentTexts.privacyNotice },
} as const;

/**
 * Everything that the papers of a contract say: as the proposal stands, with who lends on the day of the contract. While the contract
 * holds none of it changes: whatever would change it makes the contract void.
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
      plate: vehicleAdditionalInfo.plate || null,
      renavam: vehicleAdditionalInfo.renavam || null,
      isNew: proposal.assetType === 1,
      manufacturerYear: loan.manufacturerYear,
      modelYear: loan.modelYear,
    },
    vehicleValueCents: proposal.vehicleValueCents,
    entryValueCents: proposal.entryValueCents,
    financeTypeId: proposal.financeTypeId,
    item: loan.item,
    consents: consents.map(({ kind, textVersion, grantedAt, recordedByName }) => ({
      title: consentLabels[kind].title,
      // the words of an older version are no longer here, and nobody is made to have agreed to others
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
