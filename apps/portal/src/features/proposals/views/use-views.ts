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
}

/** The filters of the list as a view stores them: without empty ones. */
export function filtersOf({ view, search, status, waitingFor, from, to }: FilterValues): SavedViewFilters {
  const kept = {
    view: view || undefined,
    search: search || undefined,
    status: status.length > 0 ? [...status] : undefined,
    waitingFor: waitingFor || undefined,
    from: from || undefined,
    to: to || undefined,
  };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)) as SavedViewFilters;
}

/** The filters of a view, including the empty ones. */
export function valuesOf({ view, search, status, waitingFor, from, to }: SavedViewFilters): FilterValues {
  return {
    view: view ?? '',
    search: search ?? '',
    status: status ?? [],
    waitingFor: waitingFor ?? '',
    from: from ?? '',
    to: to ?? '',
  };
}

const sorted = (filters: SavedViewFilters) => JSON.stringify(Object.entries(filters).sort());
/** Whether the list has exactly the filters of a view. */
export const isShown = (values: FilterValues, filters: SavedViewFilters): boolean =>
  sorted(filtersOf(values)) === sorted(filters);
