import { type ModuleFlags, modulesOn } from '@estrada/domain/access/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { modulesText } from '@estrada/web/session/enter-session.ts';
import { readSession, setPerson } from '@estrada/web/session/session-store.ts';
import { translate } from '@estrada/web/strings/language.ts';
import { strings } from '../strings.ts';

let isRunning = false;
let isRequestedAgain = false;

/**
 * Reloads the general services (docs/specification/portal.md#change-of-page) on every page change: the active modules
 * and the menu permissions (the notifications reload themselves). A page change during a request causes one more
 * request when it ends, so that the stored state is never older than the page.
 */
export async function reloadServices(): Promise<void> {
  isRequestedAgain = true;
  if (isRunning) return;
  isRunning = true;
  try {
    while (isRequestedAgain) {
      isRequestedAgain = false;
      await fetchServices();
    }
  } finally {
    isRunning = false;
  }
}

async function fetchServices(): Promise<void> {
  const { user } = readSession();
  if (!user) return;
  const [modules, permissions] = await Promise.allSettled([
    api.readActiveModules(),
    api.readMenuPermissions({ params: { type: user.userType, username: user.username } }),
  ]);
  if (!readSession().user) return;
  if (permissions.status === 'rejected')
    return void showAlert({ type: 'error', text: translate(strings, 'error.permissions') });
  if (modules.status === 'rejected') return void showAlert({ type: 'error', text: modulesText() });
  acceptServices(user.username, modulesOn(modules.value.modules), permissions.value);
}

/** Does not update the session when nothing has changed, so that nothing re-renders. */
function acceptServices(
  username: string,
  modules: ModuleFlags,
  permissions: NonNullable<ReturnType<typeof readSession>['user']>['permissions'],
): void {
  const now = readSession();
  if (now.user?.username !== username) return;
  const isSame = (left: object, right: object) => Object.entries(left).toString() === Object.entries(right).toString();
  if (isSame(now.modules, modules) && isSame({ ...now.user.permissions, ...permissions }, now.user.permissions)) return;
  setPerson({ ...now.user, permissions }, modules);
}
