import type { UserType } from '@estrada/domain/access/index';
import { api } from '@estrada/web/calls/api.ts';
import { useQuery } from '@tanstack/react-query';

/** Everything about users: what changes one makes all of it ask again. */
export const usersKey = ['users'] as const;
/** Profiles and branches change seldom. */
const staleAfterMs = 5 * 60_000;

/** The profiles that the person may grant. @param type only those of one type; null for both */
export function useGrantableGroups(type: UserType | null) {
  const types = type ? [type] : (['DEALER', 'GMF'] as const);
  const query = useQuery({
    queryKey: ['grantableGroups', ...types],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        types.map((one) => api.listGrantableGroups({ params: { type: one }, signal, suppressAlert: true })),
      );
      return answers.flatMap(({ items }) => items.map(({ groupName }) => groupName));
    },
    staleTime: staleAfterMs,
  });
  return { groups: query.data ?? [], hasFailed: query.isError, retry: () => void query.refetch() };
}

/** Branches to assign to a representante; not asked for while nobody needs them. */
export function useRegionChoices(isNeeded = true) {
  const query = useQuery({
    queryKey: ['userRegions'],
    queryFn: ({ signal }) => api.listUserRegions({ signal, suppressAlert: true }),
    enabled: isNeeded,
    staleTime: staleAfterMs,
  });
  return {
    regions: (query.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    hasFailed: query.isError,
    retry: () => void query.refetch(),
  };
}
