import { type Capability, canUse } from '@estrada/domain/access/index';
import { useSyncExternalStore } from 'react';
import { readSession, readStranger, type SessionState, subscribeToSession } from './session-store.ts';

/** The current user, if any, and their capabilities. */
export function useSession(): SessionState & { can: (capability: Capability) => boolean } {
  const state = useSyncExternalStore(subscribeToSession, readSession, readStranger);
  return {
    ...state,
    can: (capability) => state.viewer !== null && canUse(capability, state.viewer, state.modules),
  };
}

/** The same inside a private page, which always has a user. */
export function useSignedIn() {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('a private page was drawn without a session');
  const { user } = session;
  return { ...session, activeDealer: user.dealers.find((dealer) => dealer.id === user.activeDealerId) ?? null };
}
