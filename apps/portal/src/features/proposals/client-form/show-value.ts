import { labelOf } from '@estrada/domain/enumerations/index';
import type { Language } from '@estrada/domain/errors/index';
import {
  formatDate,
  formatDocument,
  formatMoney,
  formatPercent,
  formatPhone,
  formatZip,
} from '@estrada/domain/formats/index';
import type { Row } from '@estrada/domain/forms/rows';
import { showState } from './choices.ts';

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A value of the form as it is read, not typed.
 *
 * @returns an empty text for what is not given
 */
export function showValue(
  { ui: { kind, options = [] } }: Row,
  value: unknown,
  language: Language,
  answers: { yes: string; no: string },
): string {
  if (value === null || value === undefined || value === '') return '';
  const text = String(value);
  switch (kind) {
    case 'money':
      return formatMoney(Number(value));
    case 'percent':
      return formatPercent(Number(value) / 100);
    case 'zip':
      return formatZip(text);
    case 'state':
      return showState(text);
    case 'date':
      return isoDate.test(text) ? formatDate(text) : text;
    case 'phone':
    case 'mobile':
      return formatPhone(text);
    case 'document':
      return formatDocument(text);
    case 'yesNo':
      return value === true ? answers.yes : answers.no;
    case 'choice':
      return labelOf(options, value as string | number, language) ?? text;
    default:
      return text;
  }
}
