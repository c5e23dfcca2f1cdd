import type { Language } from '@estrada/domain/errors/index';
import { loadKnownEnglish, translateOutside } from './string-store.ts';
import type { KeyOf, Strings } from './string-types.ts';

/** The storage key of the last language chosen in this browser. */
export const languageKey = 'estrada.language';
const keyFor = (username: string) => `${languageKey}.${username}`;

let language: Language = 'pt-BR';
/** the user whose choice is stored */
let owner: string | null = null;
const listeners = new Set<() => void>();

/** Starts with the language last used in this browser, by default Portuguese. */
export function startLanguage(): void {
  const kept = asLanguage(localStorage.getItem(languageKey));
  saveOnServer(kept);
  apply(kept);
}

/** Sets the language where no browser stores it: when the build prerenders pages. */
export function speak(next: Language): void {
  language = next;
}

/** The current language of the screen. */
export function currentLanguage(): Language {
  return language;
}

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the language, and stores it for this browser and for the current user. */
export async function changeLanguage(next: Language): Promise<void> {
  localStorage.setItem(languageKey, next);
  saveOnServer(next);
  if (owner) localStorage.setItem(keyFor(owner), next);
  await show(next);
}

/** Sets the language of the host, which stores it. */
export async function followLanguage(next: Language): Promise<void> {
  if (next !== language) await show(next);
}

async function show(next: Language): Promise<void> {
  // visible strings are loaded before the switch, so that nothing flickers
  if (next === 'en') await loadKnownEnglish();
  apply(next);
}

/**
 * Sets the language for a login (or a logout, with null): the user's last choice is restored.
 *
 * @param preferred the account's language, possibly chosen in another browser
 */
export function followLanguageOf(username: string | null, preferred: Language | null = null): void {
  owner = username;
  const kept = preferred ?? (username ? localStorage.getItem(keyFor(username)) : null);
  if (kept && asLanguage(kept) !== language) void changeLanguage(asLanguage(kept));
}

/** Loads the strings of the files loaded so far, if missing. */
export async function loadStrings(): Promise<void> {
  if (language === 'en') await loadKnownEnglish();
}

/** Translates a key outside a component. */
export function translate<S extends Strings>(strings: S, key: KeyOf<S>): string {
  return translateOutside(strings, key, language);
}

function asLanguage(text: string | null): Language {
  return text === 'en' ? 'en' : 'pt-BR';
}

/** The server reads this cookie to choose the language of a prerendered public page. */
function saveOnServer(next: Language): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have supported the Cookie Store API only recently
  document.cookie = `${languageKey}=${next}; path=/; max-age=31536000; samesite=lax${secure}`;
}

function apply(next: Language): void {
  language = next;
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}
