import type { UserType } from '@estrada/domain/access/index';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import type { UserFilterValues, UserStatus } from './user-filters.tsx';

const isCode = (text: string) => /^(\d{3}|\d{6})$/.test(text);

/** The pages of the list loaded so far. A dealer's code that is not typed to its end narrows nothing yet. */
export function useUserList(type: UserType, filters: UserFilterValues) {
  const { username, name, groupName, status } = filters;
  const dealer = type === 'DEALER' && isCode(filters.dealer) ? filters.dealer : '';
  const query = {
    username: username || undefined,
    name: name || undefined,
    groupName: groupName || undefined,
    status: (status || undefined) as UserStatus | undefined,
    dealer: dealer || undefined,
  };
  return usePagedCall('listUsers', { params: { type }, query: { ...query } });
}
