import type { Language } from '@estrada/domain/errors/index';
import { loadKnownEnglish, translateOutside } from './string-store.ts';
import type { KeyOf, Strings } from './string-types.ts';

/** Where the language is kept that somebody chose last in this browser. */
export const languageKey = 'estrada.language';
const keyFor = (username: string) => `${languageKey}.${username}`;

let language: Language = 'pt-BR';
/** whose choice is being kept */
let owner: string | null = null;
const listeners = new Set<() => void>();

/** Starts with the language last used in this browser, Portuguese at first. */
export function startLanguage(): void {
  const kept = asLanguage(localStorage.getItem(languageKey));
  saveOnServer(kept);
  apply(kept);
}

/** Speaks a language where there is no browser to remember it: when pages are drawn at build. */
export function speak(next: Language): void {
  language = next;
}

/** The language the screen speaks now. */
export function currentLanguage(): Language {
  return language;
}

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the language, and remembers it for this browser and for who is signed in. */
export async function changeLanguage(next: Language): Promise<void> {
  localStorage.setItem(languageKey, next);
  saveOnServer(next);
  if (owner) localStorage.setItem(keyFor(owner), next);
  await show(next);
}

/** Speaks the language of the front end around, which remembers it. */
export async function followLanguage(next: Language): Promise<void> {
  if (next !== language) await show(next);
}

async function show(next: Language): Promise<void> {
  // what is on the screen has its words before the switch, so nothing flickers
  if (next === 'en') await loadKnownEnglish();
  apply(next);
}

/**
 * Somebody signed in (or out, with null): the language he chose last time comes back.
 *
 * @param preferred what the account keeps, chosen perhaps in another browser
 */
export function followLanguageOf(username: string | null, preferred: Language | null = null): void {
  owner = username;
  const kept = preferred ?? (username ? localStorage.getItem(keyFor(username)) : null);
  if (kept && asLanguage(kept) !== language) void changeLanguage(asLanguage(kept));
}

/** Brings the words of the files loaded so far, where they are not there yet. */
export async function loadStrings(): Promise<void> {
  if (language === 'en') await loadKnownEnglish();
}

/** Says a key outside of a component. */
export function translate<S extends Strings>(strings: S, key: KeyOf<S>): string {
  return translateOutside(strings, key, language);
}

function asLanguage(text: string | null): Language {
  return text === 'en' ? 'en' : 'pt-BR';
}

/** The server picks by this cookie in which language a public page comes drawn. */
function saveOnServer(next: Language): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari got the Cookie Store API only lately
  document.cookie = `${languageKey}=${next}; path=/; max-age=31536000; samesite=lax${secure}`;
}

function apply(next: Language): void {
  language = next;
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}
