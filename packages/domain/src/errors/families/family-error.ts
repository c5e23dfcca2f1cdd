import type { ErrorEntry } from '../error-entry.ts';

/**
 * The entry of codes that share one text, because the specification gives none of them a meaning: what happened, and a
 * code that the Service Desk can look up.
 */
export const familyError = (pt = 'Não foi possível concluir.', en = 'This could not be completed.'): ErrorEntry => ({
  status: 422,
  pt: `${pt} Tente de novo; se o problema continuar, informe o código {code} ao Service Desk.`,
  en: `${en} Try again; if the problem persists, report the code {code} to the Service Desk.`,
});
