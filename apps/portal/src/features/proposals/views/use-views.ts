import type { SavedViewFilters } from '@estrada/endpoints/index';
import { useCall } from '@estrada/web/calls/use-call.ts';

/** How often the counts and the list are asked for again while somebody looks at them. */
export const listMs = 15_000;

/** The views of the person with their counts, and his own. */
export const useViews = () => useCall('readProposalViews', {}, { refetchInterval: listMs });

/** The filters of the list as its address holds them; empty is not narrowed. */
interface FilterValues {
  view: string;
  search: string;
  status: readonly string[];
  waitingFor: string;
  from: string;
  to: string;
}

/** What the list is narrowed to, as a view keeps it: nothing that is left open. */
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

/** The filters of a view, with what it leaves open. */
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
/** Whether the list is narrowed to just what a view keeps. */
export const isShown = (values: FilterValues, filters: SavedViewFilters): boolean =>
  sorted(filtersOf(values)) === sorted(filters);
