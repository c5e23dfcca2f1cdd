import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';

/** The reads that a change of a dealer, a branch or a group makes stale: they count and name each other. */
export const changedByOrganization = [
  'listDealers',
  'readDealer',
  'readDealerSettings',
  'listDealerChannels',
  'listBranches',
  'readBranch',
  'listBranchChannels',
  'listGroups',
  'readGroup',
  'listDealerGroups',
  'listDealerRegions',
  'listDealerRegionsInReach',
  'readHistory',
] as const;

type Named = { id: string; name: string };
const asChoices = (items: readonly Named[] = []) => items.map(({ id, name }) => ({ value: id, label: name }));

/**
 * Groups and branches as options.
 *
 * @param regionsOf 'reach' omits branches without a dealer that the user may see
 */
export function useOrganizationChoices(regionsOf: 'everybody' | 'reach' = 'everybody') {
  const groups = useCall('listDealerGroups', {}, { staleTime: rarelyChangesMs });
  const regions = useCall(
    regionsOf === 'reach' ? 'listDealerRegionsInReach' : 'listDealerRegions',
    {},
    {
      staleTime: rarelyChangesMs,
    },
  );
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

/** The cities of a state, by name, because addresses store the name. */
export function useCityChoices(state: string) {
  const cities = useCall('listCities', state === '' ? null : { params: { state } }, { staleTime: rarelyChangesMs });
  return {
    cities: (cities.data?.items ?? []).map(({ name }) => ({ value: name, label: name })),
    hasFailed: cities.isError,
    retry: () => void cities.refetch(),
  };
}
