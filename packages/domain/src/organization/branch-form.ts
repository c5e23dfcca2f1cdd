import { type FormOf, form, text } from '../forms/index.ts';
import { companyNameRule } from '../people/company-name.ts';

/** The registration of a branch (regional). Whether the GMF branch is free, only the server knows. Names are the wire's. */
export const branchForm = form({
  name: text('Nome', 'Name', companyNameRule),
  /** the maker's region, e.g. `R01` */
  gmbRegionCode: text('Região GMB', 'GMB region', {
    test: /^[A-Z0-9]{2,4}$/i,
    key: 'gmbRegion.invalid',
    clean: (code) => code.toUpperCase(),
  }),
  /** the finance company's branch, two digits */
  gmfRegionCode: text('Regional GMF', 'GMF branch', { test: /^\d{2}$/, key: 'gmfBranch.invalid' }),
});
export type BranchForm = FormOf<typeof branchForm>;
