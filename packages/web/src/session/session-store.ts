import { type ModuleFlags, modulesOn, type Role, type Viewer } from '@estrada/domain/access/index';
import type { SessionUser } from '@estrada/endpoints/index';

/**
 * `starting`: a session may exist and is being renewed · `unreachable`: it could not be requested · `anonymous`:
 * nobody · `signed-in`: user and viewer are there.
 */
export type SessionState =
  | { status: 'starting' | 'unreachable' | 'anonymous'; user: null; viewer: null; modules: ModuleFlags }
  | { status: 'signed-in'; user: SessionUser; viewer: Viewer; modules: ModuleFlags };

/** Nothing is on before the server has said so. */
export const noModules = modulesOn([]);

const stranger: SessionState = { status: 'anonymous', user: null, viewer: null, modules: noModules };
let state: SessionState = stranger;
const listeners = new Set<() => void>();

export function readSession(): SessionState {
  return state;
}

/** For whom public pages are drawn at build. */
export const readStranger = (): SessionState => stranger;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setSession(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Nobody is signed in (any more). */
export function setSignedOut(status: 'starting' | 'unreachable' | 'anonymous'): void {
  setSession({ status, user: null, viewer: null, modules: state.modules });
}

/** Somebody is: the access table asks the viewer, the screens show the user. */
export function setPerson(user: SessionUser, modules: ModuleFlags): void {
  setSession({ status: 'signed-in', user, viewer: viewerOf(user), modules });
}

/** Which modules are on, whoever is signed in. */
export function setModules(modules: ModuleFlags): void {
  setSession({ ...state, modules });
}

function viewerOf(user: SessionUser): Viewer {
  return {
    // the address of a person on the wire is the username; the server alone knows the internal id
    userId: user.username,
    username: user.username,
    role: (user.groups[0]?.groupName ?? '') as Role,
    userType: user.userType,
    activeDealerId: user.activeDealerId,
    permissions: user.permissions,
  };
}
