import { api } from '@estrada/web/calls/api.ts';
import { storeGranted } from '@estrada/web/session/renew-tokens.ts';
import { readSession, setPerson } from '@estrada/web/session/session-store.ts';

/**
 * Switches to another dealer of the user. Everything on the screen is fetched again for it.
 *
 * @throws ApiError after the banner has shown the error
 */
export async function chooseDealer(dealerId: string): Promise<void> {
  const { user, modules } = readSession();
  if (!user || user.activeDealerId === dealerId) return;
  const granted = await api.chooseActiveDealer({ params: { username: user.username, dealerId }, alert: true });
  storeGranted(granted);
  setPerson(granted.user, modules);
}

/**
 * Leaves the dealer, until the user chooses one again or logs in again.
 *
 * @throws ApiError after the banner has shown the error
 */
export async function leaveDealer(): Promise<void> {
  const { user, modules } = readSession();
  if (!user?.activeDealerId) return;
  const granted = await api.clearActiveDealer({ alert: true });
  storeGranted(granted);
  setPerson(granted.user, modules);
}
