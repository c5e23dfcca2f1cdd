/** What a dossier says, as its JSON has it: everything by which a third party can hold the contract against its proofs. */
export interface Evidence {
  format: 'estrada-dossier';
  version: 1;
  madeAt: string;
  madeByName: string;
  lender: { name: string; cnpj: string };
  dealer: { companyName: string; cnpj: string };
  proposal: { id: string; number: string; contractNumber: string };
  client: { name: string; document: string };
  vehicle: { label: string; chassis: string };
  loan: { financedCents: number; termMonths: number; annualCet: string };
  contract: { id: string; edition: number; issuedOn: string; requestedAt: string; requestedByName: string };
  /** `electronic`: by an envelope of the partner; `paper`: scanned once it was signed */
  signedBy: 'electronic' | 'paper';
  /** the papers of the contract, each a file in the PDF */
  papers: readonly EvidenceFile[];
  envelope: {
    id: string;
    partnerId: string;
    requestedAt: string;
    requestedByName: string;
    completedAt: string;
    sealed: EvidenceFile;
  } | null;
  signers: readonly {
    name: string;
    document: string;
    email: string;
    role: string;
    order: number;
    mailedAt: string | null;
    /** as the partner gives it, with its zone */
    signedAt: string;
    /** of the network, where the partner tells it */
    signedFrom: string | null;
  }[];
  /** of whom who signs has shown his face: the pictures themselves are in no dossier */
  selfies: readonly {
    name: string;
    document: string;
    frontSha256: string;
    turnedSha256: string;
    /** as the phone said it */
    takenAt: string;
    receivedAt: string;
    confirmedAt: string;
    confirmedFrom: string | null;
    device: { source: string; userAgent: string };
    consent: { textVersion: string; text: string };
    /** who accepted it where the checks left a doubt, and why */
    reviewed: { byName: string; reason: string } | null;
  }[];
  /** the pages of what was signed by hand */
  signedPages: readonly { document: string; position: number; sha256: string; sizeBytes: number; sentAt: string }[];
  consents: readonly { title: string; textVersion: string; text: string; grantedAt: string; recordedByName: string }[];
  history: readonly {
    at: string;
    event: string;
    from: string | null;
    to: string;
    actorName: string;
    reason: string | null;
  }[];
  /** the entries of the audit trail on this proposal: their hashes stand in the chain of all entries */
  trail: readonly { seq: number; at: string; action: string; actorName: string; hash: string }[];
}

/** A file that is told again by its hash. */
export interface EvidenceFile {
  /** its name among the files of the PDF */
  file: string;
  name: string;
  sha256: string;
  sizeBytes: number;
  /** the day since which its legal text holds; null where several texts lie in it */
  textVersion: string | null;
}
