import type { EnumerationRow } from '../enumerations/enumeration.ts';
import {
  type InsuranceProposalStatus,
  insuranceProposalStatuses,
  insuranceProposalStatusIds,
} from '../insurance/index.ts';

const all = { id: 'ALL', pt: 'Todos', en: 'All' } as const;

/** The layouts of the extraction of insurance proposals. */
const insuranceExportTypes = [
  { id: 'METLIFE_PROPOSE_LIFE_DATA', pt: 'Vida, leiaute da MetLife', en: "Life, MetLife's layout" },
  { id: 'INSURANCE_PROPOSALS', pt: 'Todos os seguros', en: 'All insurance products' },
] as const satisfies readonly EnumerationRow<string>[];

export const insuranceSaleTypes = [
  { id: 'AVULSA', pt: 'Avulsa', en: 'Separate' },
  { id: 'FINANCED', pt: 'Financiada', en: 'Financed' },
] as const satisfies readonly EnumerationRow<string>[];

const saleTypes = [...insuranceSaleTypes, all] as const;

const statuses: readonly EnumerationRow<string>[] = [
  ...insuranceProposalStatusIds.map((status) => {
    const { id, pt, en } = insuranceProposalStatuses[status];
    return { id: String(id), pt, en };
  }),
  all,
];

export type InsuranceExtractionFilters = {
  type: (typeof insuranceExportTypes)[number]['id'];
  saleType: (typeof saleTypes)[number]['id'];
  /** the number of a status on the wire, or all */
  status: string;
};

/** The filters of the extraction of insurance proposals: their options, and what is chosen by default. */
export const insuranceExtractionFilters = {
  type: { pt: 'Leiaute', en: 'Layout', options: insuranceExportTypes, initial: 'METLIFE_PROPOSE_LIFE_DATA' },
  saleType: { pt: 'Tipo de venda', en: 'Sale type', options: saleTypes, initial: 'AVULSA' },
  status: { pt: 'Status', en: 'Status', options: statuses, initial: '1' },
} as const;

/** The status of that number; null stands for all. */
export const insuranceStatusOfId = (id: string): InsuranceProposalStatus | null =>
  insuranceProposalStatusIds.find((status) => String(insuranceProposalStatuses[status].id) === id) ?? null;

/** What a request chose, in words; for the trail. */
export const nameInsuranceFilters = (chosen: Readonly<Record<string, string>>): string =>
  Object.entries(insuranceExtractionFilters)
    .map(([name, { pt, options }]) => {
      const option = (options as readonly EnumerationRow<string>[]).find(({ id }) => id === chosen[name]);
      return `${pt}: ${option?.pt ?? ''}`;
    })
    .join(' · ');
