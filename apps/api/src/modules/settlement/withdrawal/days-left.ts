import type { Language } from '@estrada/domain/errors/index';

/** The number of days left, as text for a notice. */
export function daysLeftText(daysLeft: number): Record<Language, string> {
  if (daysLeft === 0) return { 'pt-BR': 'hoje', en: 'today' };
  return daysLeft === 1
    ? { 'pt-BR': 'amanhã', en: 'tomorrow' }
    : { 'pt-BR': `em ${daysLeft} dias`, en: `in ${daysLeft} days` };
}
