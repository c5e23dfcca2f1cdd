/**
 * One word for one thing: no text that people read contains a word that the term table retires (retired-words.ts), an
 * article before a vehicle's model, or, in the catalogue of errors, a statement without a next step.
 */
import { fileURLToPath } from 'node:url';
import { catalogue } from '@estrada/domain/errors/index';
import { uploadMessages } from '@estrada/domain/uploads/index';
import { missingNextSteps } from './next-step.ts';
import { type Language, type ReadString, readStrings } from './read-strings.ts';
import { datedTexts, modelPlaceholders, type Term, terms } from './retired-words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('\\*', '[\\p{L}]*');
const wholeWords = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d_./-])(?:${words.map(escaped).join('|')})(?![\\p{L}\\d_])`, 'giu');

interface Rule {
  term: Term;
  language: Language;
  words: RegExp;
  phrases: RegExp | null;
}

const rules: readonly Rule[] = terms.flatMap((term) =>
  (['pt', 'en'] as const).flatMap((language) => {
    const words = term.retired[language];
    return words
      ? [{ term, language, words: wholeWords(words), phrases: term.phrases ? wholeWords(term.phrases) : null }]
      : [];
  }),
);

/** A placeholder is named by the code; its fallback after a bar is read. */
const placeholderName = /\{\{?\w+/g;

const articleBeforeModel = new RegExp(
  `(?<!\\p{L})(?:[oa]|[dn][oa]|pel[oa]|ao|à) (?:\\{\\{?(?:${modelPlaceholders.join('|')})[|}])`,
  'iu',
);

const shownAround = 60;
/** The part of a text around a word. */
function excerpt(text: string, word: string): string {
  const at = text.indexOf(word);
  return text.slice(Math.max(0, at - shownAround), at + word.length + shownAround).replaceAll(/\s+/g, ' ');
}

/** @returns what is wrong with a text, a line each; empty for a good one */
export function findRetiredWords({ path, line, language, text }: ReadString): string[] {
  if (datedTexts.some((place) => path.startsWith(place))) return [];
  const found = rules.flatMap(({ term, language: ruled, words, phrases }) => {
    if (ruled !== language || Object.keys(term.places ?? {}).some((place) => path.startsWith(place))) return [];
    const shown = text.replaceAll(placeholderName, '{');
    const [word] = (phrases ? shown.replace(phrases, '') : shown).match(words) ?? [];
    return word
      ? [
          `${path}:${line}: "${word}" is retired for ${term.concept}: ${term.use[language]}; in "${excerpt(text, word)}"`,
        ]
      : [];
  });
  if (language === 'pt' && articleBeforeModel.test(text))
    found.push(
      `${path}:${line}: an article before a model's name: write "veículo {vehicle}"; in "${excerpt(text, '{')}"`,
    );
  return found;
}

/** @returns the exceptions that no text needs, by place, phrase or date, a line each */
export function findUnusedExceptions(strings: readonly ReadString[]): string[] {
  const isWritten = (term: Term, at: (string: ReadString) => boolean) =>
    strings.some(
      (string) =>
        at(string) &&
        rules.some(
          (rule) => rule.term === term && rule.language === string.language && string.text.search(rule.words) >= 0,
        ),
    );
  return [
    ...terms.flatMap((term) => [
      ...Object.keys(term.places ?? {})
        .filter((place) => !isWritten(term, ({ path }) => path.startsWith(place)))
        .map((place) => `${term.concept}: nothing in ${place} needs the exception`),
      ...(term.phrases ?? [])
        .filter((phrase) => !isWritten(term, ({ text }) => text.search(wholeWords([phrase])) >= 0))
        .map((phrase) => `${term.concept}: no text needs the phrase "${phrase}"`),
    ]),
    ...datedTexts
      .filter((place) => !strings.some(({ path }) => path.startsWith(place)))
      .map((place) => `there is no dated text in ${place}`),
  ];
}

/** The texts of errors that users see: the catalogue, and what uploads refuse. */
const errorTexts = [
  ...Object.entries(catalogue).map(([code, { pt, en }]) => ({ where: `catalogue ${code}`, pt, en })),
  ...Object.entries(uploadMessages)
    // how an upload ended well
    .filter(([key]) => !/(applied|changed|planned|tried)(One)?$/.test(key))
    .map(([key, { pt, en }]) => ({ where: `upload ${key}`, pt, en })),
];

/** @returns the problems of the repository, a line each */
export function checkWords(): string[] {
  const strings = readStrings(root);
  return [...strings.flatMap(findRetiredWords), ...findUnusedExceptions(strings), ...missingNextSteps(errorTexts)];
}
