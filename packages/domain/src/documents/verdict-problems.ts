import type { FieldProblem } from '../errors/domain-error.ts';
import type { DocumentKind } from './document-set.ts';
import type { DocumentDefect } from './intake.ts';

/** The verdict on one document in a review. */
interface Verdict {
  kind: DocumentKind;
  verdict: 'ACCEPTED' | 'REFUSED';
  defects?: readonly DocumentDefect[] | undefined;
  note?: string | undefined;
}

/**
 * The problems of a review's verdicts: each document occurs once, a refusal has a reason, and a reason outside the list
 * has a description.
 */
export function verdictProblems(verdicts: readonly Verdict[]): FieldProblem[] {
  return verdicts.flatMap(({ kind, verdict, defects = [], note }, index) => {
    const path = `verdicts.${index}`;
    const problems: FieldProblem[] = [];
    if (verdicts.findIndex((other) => other.kind === kind) < index)
      problems.push({ path: `${path}.kind`, key: 'document.repeated' });
    if (verdict === 'REFUSED' && defects.length === 0)
      problems.push({ path: `${path}.defects`, key: 'document.wantsDefect' });
    if (verdict === 'REFUSED' && defects.includes('OTHER') && !note)
      problems.push({ path: `${path}.note`, key: 'document.wantsNote' });
    return problems;
  });
}
