import type { CreditTerms } from '@estrada/domain/proposals/index';
import { type SQL, sql } from 'drizzle-orm';
import type { ProposalRecord } from './proposals.repository.ts';
import { proposals } from './proposals.tables.ts';

/**
 * The credit terms that a proposal requests. Its products do not count: whoever buys some is decided on as if they
 * bought none. Proposals from before the figures without products were stored count with them.
 */
export const termsOf = ({
  financeValueCents,
  entryValueCents,
  termMonths,
  figures,
}: Pick<ProposalRecord, 'financeValueCents' | 'entryValueCents' | 'termMonths' | 'figures'>): CreditTerms => ({
  financeValueCents: figures.withoutProducts?.financeValueCents ?? financeValueCents,
  entryValueCents,
  termMonths,
  rateMonthly: figures.rateMonthly,
  installmentCents: figures.withoutProducts?.installmentCents ?? figures.installmentCents,
});

/** `financeValueCents` of the credit terms of a row. */
export const creditValueOfRow: SQL<number> = sql<number>`coalesce((${proposals.figures} #>> '{withoutProducts,financeValueCents}')::bigint, ${proposals.financeValueCents})`;
