import type { FieldProblem } from '../errors/domain-error.ts';
import type { DocumentKind } from './document-set.ts';
import type { DocumentDefect } from './intake.ts';

/** What is said of one document in a review. */
interface Verdict {
  kind: DocumentKind;
  verdict: 'ACCEPTED' | 'REFUSED';
  defects?: readonly DocumentDefect[] | undefined;
  note?: string | undefined;
}

/**
 * What is wrong with the verdicts of a review: each document is spoken of once, a refusal says why, and a reason that is none of
 * the list is described.
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
