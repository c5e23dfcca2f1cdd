import { api } from '@estrada/web/calls/api.ts';
import { readSession, setPerson } from '@estrada/web/session/session-store.ts';
import { currentLanguage, subscribeToLanguage } from '@estrada/web/strings/language.ts';
import { useEffect } from 'react';

/** Saves every later language choice with the account, so that other browsers use it too. */
export function useSavedLanguage(): void {
  useEffect(() => subscribeToLanguage(saveLanguage), []);
}

/** A failure shows nothing, because this browser has stored the language. */
function saveLanguage(): void {
  const { user, modules } = readSession();
  const language = currentLanguage();
  if (!user || user.language === language) return;
  setPerson({ ...user, language }, modules);
  const params = { type: user.userType, username: user.username };
  api.chooseLanguage({ params, body: { language } }).catch(() => undefined);
}
