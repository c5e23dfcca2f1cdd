import type { FieldProblem } from '../errors/domain-error.ts';
import type { MessageKey } from '../validation/messages.ts';

/** The registration of a branch (regional) as a form holds it: everything is text, '' is not given. Names are those of the wire. */
export type BranchForm = {
  name: string;
  /** the maker's region, e.g. `R01` */
  gmbRegionCode: string;
  /** the finance company's branch, two digits */
  gmfRegionCode: string;
};

const textLimit = 100;
const codes: Readonly<Record<'gmbRegionCode' | 'gmfRegionCode', { pattern: RegExp; key: MessageKey }>> = {
  gmbRegionCode: { pattern: /^[A-Z0-9]{2,4}$/i, key: 'gmbRegion.invalid' },
  gmfRegionCode: { pattern: /^\d{2}$/, key: 'gmfBranch.invalid' },
};

/**
 * What is missing or wrong in a branch's registration, in the order of the form; empty when it may be saved. Whether the
 * GMF branch is free, only the server knows.
 */
export function branchProblems(form: BranchForm): FieldProblem[] {
  const name = form.name.trim();
  const problems: FieldProblem[] = [];
  if (name === '') problems.push({ path: 'name', key: 'required' });
  else if (name.length > textLimit) problems.push({ path: 'name', key: 'text.tooLong', params: { max: textLimit } });
  for (const path of ['gmbRegionCode', 'gmfRegionCode'] as const) {
    const value = form[path].trim();
    if (value === '') problems.push({ path, key: 'required' });
    else if (!codes[path].pattern.test(value)) problems.push({ path, key: codes[path].key });
  }
  return problems;
}

/** The form as it is kept: no blanks around, codes in capitals. */
export function normaliseBranch(form: BranchForm): BranchForm {
  return {
    name: form.name.trim(),
    gmbRegionCode: form.gmbRegionCode.trim().toUpperCase(),
    gmfRegionCode: form.gmfRegionCode.trim(),
  };
}
