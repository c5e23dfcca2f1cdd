import type { SavedViewFilters } from '@estrada/endpoints/index';
import { useCall } from '@estrada/web/calls/use-call.ts';

/** How often the counts and the list are polled while they are visible. */
export const listMs = 15_000;

/** The user's views with their counts, including the saved ones. */
export const useViews = () => useCall('readProposalViews', {}, { refetchInterval: listMs });

/** The filters of the list as in the address; empty means no filter. */
interface FilterValues {
  view: string;
  search: string;
  status: readonly string[];
  waitingFor: string;
  from: string;
  to: string;
  signatureStatus: string;
  selfieStatus: string;
  tccExemptionStatus: string;
}

/** The filters of the list as a view stores them: without empty ones. */
export const filtersOf = (values: FilterValues): SavedViewFilters =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0)) as SavedViewFilters;

/** The filters of a view, including the empty ones. */
export function valuesOf(filters: SavedViewFilters): FilterValues {
  return {
    view: filters.view ?? '',
    search: filters.search ?? '',
    status: filters.status ?? [],
    waitingFor: filters.waitingFor ?? '',
    from: filters.from ?? '',
    to: filters.to ?? '',
    signatureStatus: filters.signatureStatus ?? '',
    selfieStatus: filters.selfieStatus ?? '',
    tccExemptionStatus: filters.tccExemptionStatus ?? '',
  };
}

const sorted = (filters: SavedViewFilters) => JSON.stringify(Object.entries(filters).sort());
/** Whether the list has exactly the filters of a view. */
export const isShown = (values: FilterValues, filters: SavedViewFilters): boolean =>
  sorted(filtersOf(values)) === sorted(filters);
