import type { UserPermission } from '@estrada/domain/access/index';
import { mayGrantPermission } from '@estrada/domain/identity/index';
import type { UserDetail } from '@estrada/endpoints/index';
import { useSignedIn } from '@estrada/web/session/use-session.ts';

/**
 * Whether the user may give a permission to another one. Users without it cannot; permissions given by others remain.
 */
export function useMayGive(user: UserDetail | null): (permission: UserPermission) => boolean {
  const { viewer } = useSignedIn();
  return (permission) =>
    user?.permissions[permission] ||
    (viewer !== null && mayGrantPermission({ ...viewer, ownDealerIds: [] }, permission));
}
