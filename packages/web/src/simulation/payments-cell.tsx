import { describePayments, isLevel, type PaymentSummary } from '@estrada/domain/simulation/quote/payment-summary';
import type { CSSProperties } from 'react';
import { useLanguage } from '../strings/use-language.ts';
import './payments-cell.css';
import { PaymentsText } from './payments-text.tsx';

/**
 * The payments of a table's row with their CET below. In a narrow table payments of several amounts flow with it over
 * two lines of half their length: no row is higher than two lines, and none of it is cut.
 *
 * @param cet in words
 */
export function PaymentsCell({ payments, cet }: { payments: PaymentSummary; cet: string | null }) {
  const { language } = useLanguage();
  const length = describePayments(payments, language, 'short').length + (cet?.length ?? 0);
  // a line breaks between parts: the longer one has a few characters more than half, most of them narrower than a digit
  const line = { '--payments-line': `${Math.ceil(length / 2) - 2}ch` } as CSSProperties;
  return (
    <span className="estrada-two-lines payments-cell" data-irregular={!isLevel(payments) || undefined} style={line}>
      <span>
        <PaymentsText payments={payments} />
      </span>{' '}
      {cet ? <small>{cet}</small> : null}
    </span>
  );
}
