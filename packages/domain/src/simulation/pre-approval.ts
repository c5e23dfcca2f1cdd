/** What a pre-approval was given for, beside the client: the vehicle and the amount, in centavos. */
export type PreApprovalSubject = {
  readonly assetType: number;
  readonly versionId: number;
  readonly manufacturerYear: number;
  readonly modelYear: number;
  readonly mileage: number | null;
  readonly vehicleValueCents: number;
  /** before the tax, which moves with the rate; undefined on what was kept before it was */
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

/** An answer of the bureau as it is judged later. `subject`: null where it was not kept. */
export type StoredPreApproval = {
  readonly clientDocument: string | null;
  readonly term: number;
  readonly subject: PreApprovalSubject | null;
};

/** The simulation as it is now. `subject`: null when it has no figures for the term of the answer any more. */
export type PreApprovalTarget = {
  readonly clientDocument: string | null;
  readonly selectedTerm: number | null;
  readonly subject: PreApprovalSubject | null;
};

/**
 * What an answer of the bureau is still worth. It is about one person: for another client it has fallen. For another amount,
 * term or vehicle it is out of date: shown, with the words that it must be asked anew.
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
  // the answer itself changes the rate by the tier that it gives, and the financed tax with it: that asks for no new answer
  const amount: keyof PreApprovalSubject =
    subject.netCreditCents === undefined ? 'financeValueCents' : 'netCreditCents';
  return [...subjectNames, amount].every((name) => now[name] === subject[name]) ? 'current' : 'outdated';
}
