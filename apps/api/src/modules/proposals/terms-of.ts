import type { CreditTerms } from '@estrada/domain/proposals/index';
import type { ProposalRecord } from './proposals.repository.ts';

/** The credit terms that a proposal requests. */
export const termsOf = ({
  financeValueCents,
  entryValueCents,
  termMonths,
  figures,
}: Pick<ProposalRecord, 'financeValueCents' | 'entryValueCents' | 'termMonths' | 'figures'>): CreditTerms => ({
  financeValueCents,
  entryValueCents,
  termMonths,
  rateMonthly: figures.rateMonthly,
  installmentCents: figures.installmentCents,
});
