import { showAlert } from '../alerts/alerts.ts';
import { api } from '../api/api.ts';
import { say } from '../i18n/language.ts';
import { strings } from '../strings.ts';
import { moduleFlags, readSession, setPerson } from './session-store.ts';

/** A person who changes pages quickly does not ask for the same thing at every step. */
const pauseMs = 60_000;
let lastAt = 0;

/** The general services of SPEC §2, reloaded when the page changes: modules that are on, menu permissions. */
export async function reloadServices(): Promise<void> {
  const { user } = readSession();
  if (!user || Date.now() - lastAt < pauseMs) return;
  lastAt = Date.now();
  try {
    const [{ modules }, permissions] = await Promise.all([
      api.readActiveModules({ suppressAlert: true }),
      api.readMenuPermissions({ params: { type: user.userType, username: user.username }, suppressAlert: true }),
    ]);
    const now = readSession().user;
    if (now?.username === user.username) setPerson({ ...now, permissions }, moduleFlags(modules));
  } catch {
    if (readSession().user) showAlert({ type: 'error', text: say(strings, 'error.permissions') });
  }
}

/** A session has just begun: its services are fresh. */
export function markServicesFresh(): void {
  lastAt = Date.now();
}
