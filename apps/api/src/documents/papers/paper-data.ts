import type { PaperKind } from '@estrada/domain/contracts/index';
import type { OfferLender } from '@estrada/domain/simulation/index';
import type { ProposalClientForm, SimulationItem } from '@estrada/endpoints/index';

/** What was recorded of the client's consent, with the words that were shown. */
export interface RecordedConsent {
  title: string;
  textVersion: string;
  text: string;
  /** ISO 8601 */
  grantedAt: string;
  recordedByName: string;
}

/** A legal text as it holds on the day of a paper: its version is the day since which it does. */
export interface LegalTextVersion {
  body: string;
  effectiveFrom: string;
}

/** Everything that the papers of a proposal say, read once for all of them. */
export interface PaperData {
  proposalNumber: string;
  contractNumber: string;
  /** how many times contracts were made of this proposal, this one counted */
  edition: number;
  /** the business day on which they are made, `YYYY-MM-DD` */
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
    plate: string | null;
    renavam: string | null;
    isNew: boolean;
    manufacturerYear: number;
    modelYear: number;
  };
  vehicleValueCents: number;
  entryValueCents: number;
  financeTypeId: number;
  /** the chosen term as it was simulated: every figure of every paper comes from here */
  item: SimulationItem;
  consents: readonly RecordedConsent[];
}

/** One paper to write. */
export interface Paper extends PaperData {
  kind: PaperKind;
  text: LegalTextVersion;
  /** a copy that is none to be negotiated, and says so */
  isNonNegotiable: boolean;
  /** made of made-up data, to look at a text */
  isPreview?: boolean;
}
