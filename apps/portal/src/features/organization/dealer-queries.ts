import { api } from '@estrada/web/calls/api.ts';
import { useQuery } from '@tanstack/react-query';

/** Everything about dealers: what changes one makes all of it ask again. */
export const dealersKey = ['dealers'] as const;

/** Groups, branches and cities change seldom. */
const staleAfterMs = 5 * 60_000;
type Named = { id: string; name: string };
const asChoices = (items: readonly Named[] = []) => items.map(({ id, name }) => ({ value: id, label: name }));

/**
 * Groups and branches to choose from.
 *
 * @param regionsOf 'reach' leaves out branches without a dealer that the person may see
 */
export function useOrganizationChoices(regionsOf: 'everybody' | 'reach' = 'everybody') {
  const groups = useQuery({
    queryKey: ['dealerGroups'],
    queryFn: ({ signal }) => api.listDealerGroups({ signal, suppressAlert: true }),
    staleTime: staleAfterMs,
  });
  const regions = useQuery({
    queryKey: ['dealerRegions', regionsOf],
    queryFn: ({ signal }) =>
      (regionsOf === 'reach' ? api.listDealerRegionsInReach : api.listDealerRegions)({ signal, suppressAlert: true }),
    staleTime: staleAfterMs,
  });
  return {
    groups: asChoices(groups.data?.items),
    regions: asChoices(regions.data?.items),
    hasFailed: groups.isError || regions.isError,
    retry: () => {
      void groups.refetch();
      void regions.refetch();
    },
  };
}

/** The cities of a state, by name: that is how an address keeps them. */
export function useCityChoices(state: string) {
  const cities = useQuery({
    queryKey: ['cities', state],
    queryFn: ({ signal }) => api.listCities({ params: { state }, signal, suppressAlert: true }),
    enabled: state !== '',
    staleTime: staleAfterMs,
  });
  return {
    cities: (cities.data?.items ?? []).map(({ name }) => ({ value: name, label: name })),
    hasFailed: cities.isError,
    retry: () => void cities.refetch(),
  };
}
