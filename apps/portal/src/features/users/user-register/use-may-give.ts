import type { UserPermission } from '@estrada/domain/access/index';
import { mayGrantPermission } from '@estrada/domain/identity/index';
import type { UserDetail } from '@estrada/endpoints/index';
import { useSignedIn } from '@estrada/web/session/use-session.ts';

/** Whether the person may give a permission to a user. Who has it not cannot; what somebody else gave stays as it is. */
export function useMayGive(user: UserDetail | null): (permission: UserPermission) => boolean {
  const { viewer } = useSignedIn();
  return (permission) =>
    user?.permissions[permission] ||
    (viewer !== null && mayGrantPermission({ ...viewer, ownDealerIds: [] }, permission));
}
