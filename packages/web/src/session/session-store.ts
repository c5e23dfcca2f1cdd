import { type ModuleFlags, modulesOn, type Role, type Viewer } from '@estrada/domain/access/index';
import type { SessionUser } from '@estrada/endpoints/index';

/**
 * `starting`: a session may exist and is being renewed · `unreachable`: it could not be checked · `anonymous`: no user
 * · `signed-in`: user and viewer are set.
 */
export type SessionState =
  | { status: 'starting' | 'unreachable' | 'anonymous'; user: null; viewer: null; modules: ModuleFlags }
  | { status: 'signed-in'; user: SessionUser; viewer: Viewer; modules: ModuleFlags };

/** All modules are off until the server returns them. */
export const noModules = modulesOn([]);

const stranger: SessionState = { status: 'anonymous', user: null, viewer: null, modules: noModules };
let state: SessionState = stranger;
const listeners = new Set<() => void>();

export function readSession(): SessionState {
  return state;
}

/** The session state of prerendered public pages. */
export const readStranger = (): SessionState => stranger;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setSession(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Sets a state without a user. */
export function setSignedOut(status: 'starting' | 'unreachable' | 'anonymous'): void {
  setSession({ status, user: null, viewer: null, modules: state.modules });
}

/** Sets the user: the access table reads the viewer, the screens show the user. */
export function setPerson(user: SessionUser, modules: ModuleFlags): void {
  setSession({ status: 'signed-in', user, viewer: viewerOf(user), modules });
}

/** Sets the active modules, with or without a user. */
export function setModules(modules: ModuleFlags): void {
  setSession({ ...state, modules });
}

function viewerOf(user: SessionUser): Viewer {
  return {
    // the API identifies a user by the username; only the server knows the internal id
    userId: user.username,
    username: user.username,
    role: (user.groups[0]?.groupName ?? '') as Role,
    userType: user.userType,
    activeDealerId: user.activeDealerId,
    permissions: user.permissions,
  };
}
