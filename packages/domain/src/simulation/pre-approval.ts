/** The subject of a pre-approval, besides the client: the vehicle and the amount, in centavos. */
export type PreApprovalSubject = {
  readonly assetType: number;
  readonly versionId: number;
  readonly manufacturerYear: number;
  readonly modelYear: number;
  readonly mileage: number | null;
  readonly vehicleValueCents: number;
  /** before the tax, which varies with the rate; undefined on answers from before it was stored */
  readonly netCreditCents?: number | undefined;
  readonly financeValueCents: number;
};

const subjectNames: readonly (keyof PreApprovalSubject)[] = [
  'assetType',
  'versionId',
  'manufacturerYear',
  'modelYear',
  'mileage',
  'vehicleValueCents',
];

/** A stored answer of the bureau, as evaluated later. `subject`: null where it was not stored. */
export type StoredPreApproval = {
  readonly clientDocument: string | null;
  readonly term: number;
  readonly subject: PreApprovalSubject | null;
};

/** The current simulation. `subject`: null when it no longer has figures for the term of the answer. */
export type PreApprovalTarget = {
  readonly clientDocument: string | null;
  readonly selectedTerm: number | null;
  readonly subject: PreApprovalSubject | null;
};

/**
 * The validity of a stored bureau answer. It is about one person: for another client it is void. For another amount,
 * term or vehicle it is outdated: shown, with a note that a new one is required.
 */
export function preApprovalState(
  given: StoredPreApproval,
  target: PreApprovalTarget,
): 'current' | 'outdated' | 'fallen' {
  if (given.clientDocument === null || given.clientDocument !== target.clientDocument) return 'fallen';
  const { subject } = given;
  if (target.selectedTerm !== null && target.selectedTerm !== given.term) return 'outdated';
  if (subject === null || target.subject === null) return 'outdated';
  const now = target.subject;
  // the answer itself changes the rate by its tier, and so the financed tax: that requires no new answer
  const amount: keyof PreApprovalSubject =
    subject.netCreditCents === undefined ? 'financeValueCents' : 'netCreditCents';
  return [...subjectNames, amount].every((name) => now[name] === subject[name]) ? 'current' : 'outdated';
}
