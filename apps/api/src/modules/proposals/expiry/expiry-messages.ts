import { formatDate } from '@estrada/domain/formats/index';
import type { Ending } from '@estrada/domain/proposals/index';

/** The message that a validity ends soon, or on this day. */
export function endingMessage(number: string, { what, on }: Ending, daysLeft: number) {
  const day = formatDate(on);
  const when = {
    pt: daysLeft === 0 ? 'hoje' : daysLeft === 1 ? 'amanhã' : `em ${daysLeft} dias`,
    en: daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`,
  };
  return what === 'decision'
    ? {
        'pt-BR': `A decisão de crédito da proposta ${number} vence ${when.pt}, em ${day}. Depois disso, a proposta volta para correção.`,
        en: `The credit decision of proposal ${number} expires ${when.en}, on ${day}. After that, the proposal is returned for correction.`,
      }
    : {
        'pt-BR': `A tabela de preços da proposta ${number} vence ${when.pt}, em ${day}. Depois disso, a proposta volta para correção.`,
        en: `The price table of proposal ${number} expires ${when.en}, on ${day}. After that, the proposal is returned for correction.`,
      };
}

/** The message that it has ended, and what to do. */
export function endedMessage(number: string, { what, on }: Ending) {
  const day = formatDate(on);
  return what === 'decision'
    ? {
        'pt-BR': `A decisão de crédito da proposta ${number} valia até ${day}: a proposta foi devolvida. Confira os dados e envie de novo.`,
        en: `The credit decision of proposal ${number} was valid until ${day}: the proposal was returned. Check the data and send it again.`,
      }
    : {
        'pt-BR': `A tabela de preços da proposta ${number} valia até ${day}: a proposta foi devolvida. Recalcule os valores e envie de novo.`,
        en: `The price table of proposal ${number} was valid until ${day}: the proposal was returned. Recalculate the figures and send it again.`,
      };
}
