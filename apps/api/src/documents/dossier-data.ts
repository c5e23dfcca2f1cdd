/** The content of a dossier's JSON: all that a third party needs to check the contract against its proofs. */
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
  /** `electronic`: by an envelope of the partner; `paper`: signed by hand and scanned */
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
    /** as the partner reports it, with its time zone */
    signedAt: string;
    /** IP address, where the partner reports it */
    signedFrom: string | null;
  }[];
  /** the signatories with a selfie: the pictures themselves are in no dossier */
  selfies: readonly {
    name: string;
    document: string;
    frontSha256: string;
    turnedSha256: string;
    /** as reported by the phone */
    takenAt: string;
    receivedAt: string;
    confirmedAt: string;
    confirmedFrom: string | null;
    device: { source: string; userAgent: string };
    consent: { textVersion: string; text: string };
    /** who accepted it after a doubtful check, and why */
    reviewed: { byName: string; reason: string } | null;
  }[];
  /** the insurance of the sale that was sent to its insurer; absent in older dossiers */
  insurances?: readonly InsuranceEvidence[];
  /** the pages signed by hand */
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
  /** the entries of the audit trail on this proposal: their hashes are in the chain of all entries */
  trail: readonly { seq: number; at: string; action: string; actorName: string; hash: string }[];
}

/** A file identified by its hash. */
export interface EvidenceFile {
  /** its name among the files of the PDF */
  file: string;
  name: string;
  sha256: string;
  sizeBytes: number;
  /** the first day of its legal text; null where it contains several texts */
  textVersion: string | null;
}

/** An insurance of the sale. */
export interface InsuranceEvidence {
  number: string;
  product: string;
  insurer: string;
  assured: { name: string; document: string };
  /** when the dossier was made */
  status: string;
  policyNumber: string | null;
  /** of the whole term with tax */
  premiumCents: number | null;
  sentAt: string;
  acceptedOn: string | null;
  issuedOn: string | null;
  cancelledOn: string | null;
  /** what the client has declared and accepted with the sending; null where that is not recorded */
  consent: { textVersion: string; text: string; givenAt: string; recordedByName: string } | null;
  /** ours are drawn for the PDF: in the JSON alone only the insurer's own file is named */
  files: readonly EvidenceFile[];
}

/** A file that is attached with its content, of which no other copy is stored. */
export type AttachedEvidence = EvidenceFile & { content: Uint8Array };
