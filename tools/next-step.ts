/**
 * Whether an error text says what to do next: a check, and its list of exceptions. A text names its next step by an
 * imperative ("Tente de novo", "Choose another"), at the beginning of a sentence or of a clause.
 */
import type { Texts } from '@estrada/domain/errors/index';

const portuguese =
  'abra acompanhe adicione aguarde ajuste altere atualize aumente avise cadastre cole comece complete conclua confira confirme continue copie corrija crie desbloqueie descreva desligue digite divida encerre encurte entre envie escolha escreva espere explique exclua faça fale fotografe gere informe inclua leia limpe mantenha mude peça preencha procure recalcule recarregue reduza refaça remova renomeie revise salve selecione solicite tente teste tire toque transfira troque use veja verifique volte';
const english =
  'add adjust change check choose close come complete confirm contact continue copy correct create delete describe divide end enter explain fill follow generate inform leave log look make open paste photograph read recalculate record reduce refresh remove rename report request resend return review run save see select send shorten sign split start take test transfer try turn type unblock update upload use verify wait write';

const verbs = { 'pt-BR': new Set(portuguese.split(' ')), en: new Set(english.split(' ')) };

/** Texts that end the matter: they say that nothing is left to do. */
const nothingToDo = { 'pt-BR': /\bnão é preciso\b/i, en: /\bno need to\b/i };

/** Where a clause can begin: after a full stop, colon, semicolon, comma, bracket, or a conjunction. */
const clauseStart = /[.:;,(!?]\s+|\s+(?:ou|e)\s+|\s+(?:or|and)\s+(?!(?:change|report|request|test|use)s?\b)/;
/** "entre 1 e 60" is no act: a range has a number or a placeholder after the word. */
const range = /^entre (?:\d|x\b|r\$)/i;

/** The text as a user reads it when nothing fills its placeholders. */
const asShown = (text: string) =>
  text.replaceAll(/\{\w+(?:\|([^}]*))?\}/g, (_match, fallback?: string) => fallback ?? 'x');

/** @returns whether the text names an act that the reader can do now */
export function hasNextStep(text: string, language: 'pt-BR' | 'en'): boolean {
  const shown = asShown(text);
  if (nothingToDo[language].test(shown)) return true;
  return shown.split(clauseStart).some((clause) => {
    if (range.test(clause.trim())) return false;
    const [first = ''] = clause.trim().toLowerCase().split(/[\s-]/);
    return verbs[language].has(first.replace(/[.,;:!?]$/, ''));
  });
}

/** Texts without a next step, with the reason. They are the specification's own words. */
export const withoutNextStep: Readonly<Record<string, string>> = {
  'Você não possui permissão para realizar a ação solicitada': 'prescribed text of status 403',
  'Não foi possível realizar esta operação': 'prescribed text of a call without a response',
  'Aconteceu um erro não identificado.': 'prescribed text of an unknown code',
};

/** A text of the product in both languages, and where it is. */
export type PlacedTexts = Texts & { readonly where: string };

/** @returns the texts without a next step, a line for each language */
export const missingNextSteps = (texts: readonly PlacedTexts[]): string[] =>
  texts
    .filter(({ pt }) => !Object.hasOwn(withoutNextStep, pt))
    .flatMap(({ where, pt, en }) => [
      ...(hasNextStep(pt, 'pt-BR') ? [] : [`${where}: the Portuguese names no next step: "${pt}"`]),
      ...(hasNextStep(en, 'en') ? [] : [`${where}: the English names no next step: "${en}"`]),
    ]);
