import type { Language } from '@estrada/domain/errors/index';
import type { KeyOf, Strings, Words } from '../../apps/portal/src/app/i18n/define-strings.ts';
import { sayWords } from '../../apps/portal/src/app/i18n/word-store.ts';
import { strings as shell } from '../../apps/portal/src/app/strings.ts';
import { strings as home } from '../../apps/portal/src/features/home/strings.ts';
import { strings as identity } from '../../apps/portal/src/features/identity/strings.ts';
import { strings as form } from '../../apps/portal/src/features/proposals/client-form/strings.ts';
import { strings as proposals } from '../../apps/portal/src/features/proposals/strings.ts';
import { strings as simulator } from '../../apps/portal/src/features/simulator/strings.ts';

/** The words of the screens in one language, by feature: `words.simulator('next')`. */
export function wordsIn(language: Language) {
  const speak =
    <S extends Strings>(strings: S) =>
    (key: KeyOf<S>, values?: Record<string, string | number>) =>
      sayWords(language === 'en' ? (strings.en as Words) : strings.pt, key, values);
  return {
    language,
    shell: speak(shell),
    identity: speak(identity),
    home: speak(home),
    simulator: speak(simulator),
    proposals: speak(proposals),
    form: speak(form),
  };
}

/** What a journey speaks. */
export type ScreenWords = ReturnType<typeof wordsIn>;
