import type { Language } from '@estrada/domain/errors/index';
import { useSyncExternalStore } from 'react';
import { changeLanguage, currentLanguage, subscribeToLanguage } from './language.ts';

/** The language of the screen and its setter. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => void } {
  const language = useSyncExternalStore(subscribeToLanguage, currentLanguage, currentLanguage);
  return { language, setLanguage: (next) => void changeLanguage(next) };
}
