import { api } from '@estrada/web/calls/api.ts';
import { readSession, setPerson } from '@estrada/web/session/session-store.ts';
import { currentLanguage, subscribeToLanguage } from '@estrada/web/strings/language.ts';
import { useEffect } from 'react';

/** Keeps with the account whatever language is chosen from now on, so that the next browser speaks it too. */
export function useSavedLanguage(): void {
  useEffect(() => subscribeToLanguage(saveLanguage), []);
}

/** When that fails this browser knows the language all the same, so nothing is said. */
function saveLanguage(): void {
  const { user, modules } = readSession();
  const language = currentLanguage();
  if (!user || user.language === language) return;
  setPerson({ ...user, language }, modules);
  const params = { type: user.userType, username: user.username };
  api.chooseLanguage({ params, body: { language } }).catch(() => undefined);
}
