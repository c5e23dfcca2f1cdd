import { type ModuleFlags, modulesOn } from '@estrada/domain/access/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { readSession, setPerson } from '@estrada/web/session/session-store.ts';
import { translate } from '@estrada/web/strings/language.ts';
import { strings } from '../strings.ts';

let isRunning = false;
let isRequestedAgain = false;

/**
 * The general services (docs/specification/portal.md#change-of-page), reloaded with every change of page: modules that
 * are on, menu permissions (the notifications reload themselves). Who changes pages faster than the server answers asks
 * once more at the end, so that what is known is never older than the page.
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
  try {
    const [{ modules }, permissions] = await Promise.all([
      api.readActiveModules(),
      api.readMenuPermissions({ params: { type: user.userType, username: user.username } }),
    ]);
    acceptServices(user.username, modulesOn(modules), permissions);
  } catch {
    if (readSession().user) showAlert({ type: 'error', text: translate(strings, 'error.permissions') });
  }
}

/** What has not changed leaves the screen alone. */
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
