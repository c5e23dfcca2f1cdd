import type { AlertInput } from './alert-input.ts';
import { findErrorCode, renderError } from './catalogue.ts';
import { isSilent, withoutHiddenText } from './special-alerts.ts';
import { successTexts } from './success-texts.ts';
import { fillText, type Language, pickText, type Texts } from './texts.ts';

/** Pop-up notices, by code. */
const noticeTexts = {
  NOT001: {
    pt: 'Tabelas de veículos ou de preços foram atualizadas. Revise as simulações e propostas em aberto.',
    en: 'Vehicle or price tables were updated. Review the open simulations and proposals.',
  },
  NOT002: {
    pt: 'As tabelas foram atualizadas. Revise as condições da concessionária.',
    en: 'The tables were updated. Review the dealer’s conditions.',
  },
  NOT003: {
    pt: 'Há tabelas de preços que vencem nos próximos 30 dias. Envie as novas.',
    en: 'Some price tables expire within the next 30 days. Upload the new ones.',
  },
  RATEZERO: {
    pt: 'As condições de taxa zero foram atualizadas. Refaça as simulações salvas antes de enviar a proposta.',
    en: 'The zero-rate conditions were updated. Run the saved simulations again before sending the proposal.',
  },
} satisfies Record<string, Texts>;

const cannotConnect: Texts = {
  pt: 'Não foi possível conectar, tente novamente mais tarde',
  en: 'Could not connect, try again later',
};
const statusTexts: Readonly<Record<number, Texts>> = {
  400: cannotConnect,
  404: cannotConnect,
  500: cannotConnect,
  403: {
    pt: 'Você não possui permissão para realizar a ação solicitada',
    en: 'You do not have permission to perform the requested action',
  },
};
const fetchFailure: Texts = {
  pt: 'Não foi possível realizar esta operação',
  en: 'This operation could not be performed',
};
const noCode: Texts = {
  pt: 'Não foi possível completar a requisição por problemas de conexão, tente novamente.',
  en: 'The request could not be completed because of connection problems, try again.',
};
const unknown: Texts = { pt: 'Aconteceu um erro não identificado.', en: 'An unidentified error occurred.' };

/** Own property only: a code such as `constructor` must not find a method of the object. */
function lookUp(texts: Readonly<Record<string, Texts>>, key: string): Texts | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

function textByTypeAndCode(alert: AlertInput, language: Language): string | undefined {
  const type = alert.type ?? 'error';
  if (type !== 'error') {
    const texts = lookUp(type === 'success' ? successTexts : noticeTexts, alert.code ?? '');
    return texts && fillText(texts, language, alert.params);
  }
  const known = alert.code === undefined ? undefined : findErrorCode(alert.code);
  // A QR code has its own text: it comes later in the order, as the raw message.
  if (known === 'QR' && alert.rawMessage) return undefined;
  if (known) return renderError(known, language, { ...alert.params, code: alert.code ?? known });
  const texts = alert.status === undefined ? undefined : statusTexts[alert.status];
  return texts && pickText(texts, language);
}

/**
 * The text of an alert, in the fixed order: external message; text by type and code or status; fetch failure; raw
 * message of the code QR; no code; anything else.
 *
 * @returns an empty text when nothing is to be shown
 */
export function alertText(happened: AlertInput, language: Language): string {
  if (isSilent(happened)) return '';
  const alert = withoutHiddenText(happened);
  if (alert.externalMessage) return alert.externalMessage;
  const known = textByTypeAndCode(alert, language);
  if (known) return known;
  if (alert.fetchFailed) return pickText(fetchFailure, language);
  if (alert.code === 'QR' && alert.rawMessage) return alert.rawMessage;
  return pickText(alert.code ? unknown : noCode, language);
}
