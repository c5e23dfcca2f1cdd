import { type Capability, canUse } from '@estrada/domain/access/index';
import { useSyncExternalStore } from 'react';
import { readSession, readStranger, type SessionState, subscribeToSession } from './session-store.ts';

/** Who is signed in, if anybody, and what he may do. */
export function useSession(): SessionState & { can: (capability: Capability) => boolean } {
  const state = useSyncExternalStore(subscribeToSession, readSession, readStranger);
  return {
    ...state,
    can: (capability) => state.viewer !== null && canUse(capability, state.viewer, state.modules),
  };
}

/** The same inside a private page, where somebody always is. */
export function useSignedIn() {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('a private page was drawn without a session');
  const { user } = session;
  return { ...session, activeDealer: user.dealers.find((dealer) => dealer.id === user.activeDealerId) ?? null };
}
