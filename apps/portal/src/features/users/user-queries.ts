import type { UserType } from '@estrada/domain/access/index';
import { api } from '@estrada/web/calls/api.ts';
import { callKey, rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { useQuery } from '@tanstack/react-query';

/** The profiles that the user may grant. @param type only those of one type; null for both */
export function useGrantableGroups(type: UserType | null) {
  const types = type ? [type] : (['DEALER', 'GMF'] as const);
  const query = useQuery({
    queryKey: callKey('listGrantableGroups', types),
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(types.map((one) => api.listGrantableGroups({ params: { type: one }, signal })));
      return answers.flatMap(({ items }) => items.map(({ groupName }) => groupName));
    },
    staleTime: rarelyChangesMs,
  });
  return { groups: query.data ?? [], hasFailed: query.isError, retry: () => void query.refetch() };
}

/** The branches that can be assigned to a representante; not requested until needed. */
export function useRegionChoices(isNeeded = true) {
  const query = useCall('listUserRegions', isNeeded ? {} : null, { staleTime: rarelyChangesMs });
  return {
    regions: (query.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    hasFailed: query.isError,
    retry: () => void query.refetch(),
  };
}
