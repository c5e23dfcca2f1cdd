import type { ErrorEntry } from './error-entry.ts';
import { insurerErrors } from './families/insurers.ts';
import { peopleErrors } from './families/people.ts';
import { promotionErrors } from './families/promotions.ts';
import { proposalErrors } from './families/proposals.ts';
import { settingsErrors } from './families/settings.ts';
import { simulationErrors } from './families/simulation.ts';
import { systemErrors } from './families/system.ts';
import { fillText, type Language, type TextParams } from './texts.ts';

/**
 * Every error code of the product. A code whose meaning is not stated shares the text of its family and names itself in it,
 * so that support can find it; nothing is invented for it.
 */
export const catalogue = {
  ...simulationErrors,
  ...peopleErrors,
  ...settingsErrors,
  ...systemErrors,
  ...proposalErrors,
  ...insurerErrors,
  ...promotionErrors,
};

/** A code of the catalogue. `ASS*` and `InsIntCardif-*` stand for every code with that beginning. */
export type ErrorCode = keyof typeof catalogue;

/**
 * The entry of a code: status and texts. SEC004 has 404 (a record out of reach); a refusal with a reason has that
 * reason's status (`answerError`).
 */
export function errorEntry(code: ErrorCode): ErrorEntry {
  return catalogue[code];
}

/**
 * The catalogue's code for an external code (of a partner, an older server), wildcards included.
 *
 * @returns `undefined` for an unknown code
 */
export function findErrorCode(code: string): ErrorCode | undefined {
  if (Object.hasOwn(catalogue, code)) return code as ErrorCode;
  if (code.startsWith('ASS')) return 'ASS*';
  if (code.startsWith('InsIntCardif-')) return 'InsIntCardif-*';
  return undefined;
}

/** The text of a code, placeholders filled. `{code}` is filled with the code itself. */
export function renderError(code: ErrorCode, language: Language, params: TextParams = {}): string {
  return fillText(errorEntry(code), language, { code, ...params });
}
