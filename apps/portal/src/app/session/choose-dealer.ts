import { api } from '@estrada/web/calls/api.ts';
import { storeGranted } from '@estrada/web/session/renew-tokens.ts';
import { readSession, setPerson } from '@estrada/web/session/session-store.ts';

/**
 * Acts for another dealer of one's own from now on. Everything on the screen is read anew for it.
 *
 * @throws ApiError after the banner has shown what is wrong
 */
export async function chooseDealer(dealerId: string): Promise<void> {
  const { user, modules } = readSession();
  if (!user || user.activeDealerId === dealerId) return;
  const granted = await api.chooseActiveDealer({ params: { username: user.username, dealerId }, alert: true });
  storeGranted(granted);
  setPerson(granted.user, modules);
}

/**
 * Acts for no dealer from now on, until one is chosen again or at the next sign-in.
 *
 * @throws ApiError after the banner has shown what is wrong
 */
export async function leaveDealer(): Promise<void> {
  const { user, modules } = readSession();
  if (!user?.activeDealerId) return;
  const granted = await api.clearActiveDealer({ alert: true });
  storeGranted(granted);
  setPerson(granted.user, modules);
}
