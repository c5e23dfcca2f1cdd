import { alertText, findErrorCode, type Language } from '@estrada/domain/errors/index';

/** The words of a code in the catalogue's order: a notice has its own, any other code those of its refusal. */
export const noticeText = (code: string, language: Language): string =>
  alertText({ code, type: findErrorCode(code) ? 'error' : 'notice' }, language);
