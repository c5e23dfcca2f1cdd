import { type ModuleFlags, modulesOn } from '@estrada/domain/access/index';
import { showAlert } from '../alerts/alerts.ts';
import { api } from '../calls/api.ts';
import { storeApiKey } from '../calls/api-key.ts';
import { loadLaterEndpoints } from '../calls/find-endpoint.ts';
import { followLanguageOf, translate } from '../strings/language.ts';
import { strings } from '../strings.ts';
import { removeDrafts } from './draft-store.ts';
import { type Granted, storeGranted } from './renew-tokens.ts';
import { storeSessionHint } from './session-hint.ts';
import { noModules, setPerson } from './session-store.ts';

/** Starts a session: tokens, language; removes other users' drafts. */
export function enterSession(granted: Granted, modules: ModuleFlags): void {
  storeGranted(granted);
  storeSessionHint();
  // loaded before the first page needs them; if that fails, its call reports it
  loadLaterEndpoints().catch(() => {});
  removeDrafts({ except: granted.user.username });
  followLanguageOf(granted.user.username, granted.user.language);
  setPerson(granted.user, modules);
}

/** The text of `modulesError`, without the catalogue: the first page of the portal does not load it. */
export const modulesText = (): string => translate(strings, 'error.modules');

/** The active modules. If they cannot be read all are off, and the user is notified. */
export async function readModules(): Promise<ModuleFlags> {
  try {
    const { modules, apiKey } = await api.readActiveModules();
    storeApiKey(apiKey);
    return modulesOn(modules);
  } catch {
    showAlert({ type: 'error', text: modulesText(), survivesNavigation: true });
    return noModules;
  }
}
