import type { Language } from '@estrada/domain/errors/index';
import { formatDate } from '@estrada/domain/formats/index';
import type { AnnouncedClock } from '@estrada/domain/proposals/index';
import { daysLeftText } from './days-left.ts';

type Translated = { number: string; when: string; day: string };

const words: Record<AnnouncedClock, Record<Language, (said: Translated) => string>> = {
  withdrawal: {
    'pt-BR': ({ number, when, day }) =>
      `O prazo em que o cliente da proposta ${number} pode desistir do contrato termina ${when}, em ${day}.`,
    en: ({ number, when, day }) =>
      `The period in which the client of proposal ${number} may withdraw from the contract ends ${when}, on ${day}.`,
  },
  signature: {
    'pt-BR': ({ number, when, day }) =>
      `Os links de assinatura da proposta ${number} vencem ${when}, em ${day}. Quem falta precisa assinar até lá.`,
    en: ({ number, when, day }) =>
      `The links to sign proposal ${number} by expire ${when}, on ${day}. Whoever is missing has to sign by then.`,
  },
  selfie: {
    'pt-BR': ({ number, when, day }) =>
      `Um link de selfie da proposta ${number} vence ${when}, em ${day}. Depois disso é preciso enviar outro.`,
    en: ({ number, when, day }) =>
      `A selfie link of proposal ${number} expires ${when}, on ${day}. After that another one has to be sent.`,
  },
};

/** What the seller is told of an end that comes, in his language. */
export function deadlineMessage(
  clock: AnnouncedClock,
  { number, endsOn, daysLeft }: { number: string; endsOn: string; daysLeft: number },
): Record<Language, string> {
  const when = daysLeftText(daysLeft);
  const day = formatDate(endsOn);
  return {
    'pt-BR': words[clock]['pt-BR']({ number, when: when['pt-BR'], day }),
    en: words[clock].en({ number, when: when.en, day }),
  };
}
