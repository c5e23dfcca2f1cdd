export type { AlertInput, AlertType } from './alert-input.ts';
export { alertText } from './alert-text.ts';
export { catalogue, type ErrorCode, errorEntry, findErrorCode, renderError } from './catalogue.ts';
export { DomainError, type FieldProblem, notAllowed } from './domain-error.ts';
export type { ErrorEntry } from './error-entry.ts';
export { staleCodes } from './stale-codes.ts';
export { type SuccessCode, type SuccessSubject, successText, successTexts } from './success-texts.ts';
export { type Language, pickText, type TextParams, type Texts } from './texts.ts';
export { inLanguage, joinTranslatable, type Translatable } from './translatable.ts';
