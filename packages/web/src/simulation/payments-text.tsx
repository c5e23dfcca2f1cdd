import { preventAmountBreaks } from '@estrada/domain/formats/index';
import { describePayments, type PaymentSummary } from '@estrada/domain/simulation/quote/payment-summary';
import { VisuallyHidden } from '@mantine/core';
import { useLanguage } from '../strings/use-language.ts';

/**
 * The payments in their short form. If rounding changes the last payment, the exact form is the tooltip and the text
 * for assistive technology.
 *
 * @param amount shown instead of the short form, if its count is next to it; the exact form then follows it
 */
export function PaymentsText({ payments, amount }: { payments: PaymentSummary; amount?: string }) {
  const { language } = useLanguage();
  const short = describePayments(payments, language, 'short');
  const exact = describePayments(payments, language, 'exact');
  if (short === exact) return amount ?? preventAmountBreaks(short);
  return (
    <span title={exact}>
      {amount ?? <span aria-hidden="true">{preventAmountBreaks(short)}</span>}
      <VisuallyHidden>{amount ? ` (${exact})` : exact}</VisuallyHidden>
    </span>
  );
}
