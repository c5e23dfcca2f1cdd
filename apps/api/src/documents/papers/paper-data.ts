import type { PaperKind } from '@estrada/domain/contracts/index';
import type { OfferLender } from '@estrada/domain/simulation/index';
import type { ProposalClientForm, SimulationItem } from '@estrada/endpoints/index';

/** A recorded consent of the client, with the text that was shown. */
export interface RecordedConsent {
  title: string;
  textVersion: string;
  text: string;
  /** ISO 8601 */
  grantedAt: string;
  recordedByName: string;
}

/** A legal text in force on the day of a paper: its version is its first day. */
export interface LegalTextVersion {
  body: string;
  effectiveFrom: string;
}

/** The terms of a guaranteed repurchase. The buyer is the dealer; the amount is that of the final instalment. */
export interface PaperRepurchase {
  mileageLimit: number;
  /** `YYYY-MM-DD` */
  returnOn: string;
  notes: string | null;
  /** the text of the term, which is also a clause of the contract */
  text: LegalTextVersion;
}

/** The content of all papers of a proposal, read once. */
export interface PaperData {
  proposalNumber: string;
  contractNumber: string;
  /** how many contracts this proposal has had, this one included */
  edition: number;
  /** the business day of the contract, `YYYY-MM-DD` */
  issuedOn: string;
  lender: OfferLender;
  dealer: { tradingName: string; companyName: string; cnpj: string; city: string; state: string };
  sellerName: string;
  clientName: string;
  clientDocument: string;
  client: ProposalClientForm;
  vehicle: {
    label: string;
    chassis: string;
    colour: string | null;
    plate: string | null;
    renavam: string | null;
    isNew: boolean;
    manufacturerYear: number;
    modelYear: number;
  };
  /** with the discount */
  vehicleValueCents: number;
  /** the coupon or voucher that the price contains */
  discount?: { code: string; listPriceCents: number; discountCents: number } | undefined;
  entryValueCents: number;
  financeTypeId: number;
  /** the chosen term as it was simulated: the source of every figure on every paper */
  item: SimulationItem;
  consents: readonly RecordedConsent[];
  /** the guaranteed repurchase of the plan that has one */
  repurchase: PaperRepurchase | null;
}

/** One paper to write. */
export interface Paper extends PaperData {
  kind: PaperKind;
  text: LegalTextVersion;
  /** a copy marked as non-negotiable */
  isNonNegotiable: boolean;
  /** rendered from sample data, to check a text */
  isPreview?: boolean;
}
