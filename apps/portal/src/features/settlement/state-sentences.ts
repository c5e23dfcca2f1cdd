import type { Language } from '@estrada/domain/errors/index';
import { pickText } from '@estrada/domain/errors/index';
import { activeContractStatuses, paymentSentStatuses } from '@estrada/domain/proposals/index';
import { lienStatuses, paymentStatuses } from '@estrada/domain/settlement/index';
import type { Settlement } from '@estrada/endpoints/index';
import type { Translate } from '@estrada/web/strings/use-strings.ts';
import type { strings } from './strings.ts';

/** What each part of the way to the payment says of its state, as keys of its strings: compared with the record by a test. */

/** What the activation waits for, or that it is done. */
export function activationSentenceOf({ status, missing }: Pick<Settlement, 'status' | 'missing'>) {
  if (status === 'AF') return 'activation.later';
  if (status === 'PU') return missing.length > 0 ? 'activation.missing' : 'activation.ready';
  return status === 'WFA' ? 'activation.waiting' : 'activation.done';
}

/**
 * What happens with a payment that was not requested yet; null where none is awaited, as where the viewer does not see the
 * one that was made.
 */
export function payableSentenceOf({ status, withdrawal }: Pick<Settlement, 'status' | 'withdrawal'>) {
  if (withdrawal?.recorded || paymentSentStatuses.some((one) => one === status)) return null;
  return activeContractStatuses.some((one) => one === status) ? 'payment.starting' : 'payment.payable';
}

/** The payments of the dealer, the one requested last first. Refunds are shown with the withdrawal. */
export const paymentsOf = ({ payments }: Pick<Settlement, 'payments'>) =>
  payments.filter(({ kind }) => kind === 'PAYMENT');

/** Whether a day of payment can be expected: not of a sale that was undone, nor of a payment that has to be sent again. */
export const isPaymentExpected = (settlement: Pick<Settlement, 'payments' | 'withdrawal'>): boolean =>
  !settlement.withdrawal?.recorded && paymentsOf(settlement)[0]?.status !== 'RETURNED';

/** The section in one line: signature, lien and payment as far as there are any, and the withdrawal. */
export function settlementSummaryOf(
  settlement: Pick<
    Settlement,
    'status' | 'signature' | 'esign' | 'signedPaperUploaded' | 'liens' | 'payments' | 'withdrawal'
  >,
  t: Translate<typeof strings>,
  language: Language,
): string {
  const { status, signature, esign, signedPaperUploaded, liens, withdrawal } = settlement;
  if (status === 'NU') return withdrawal?.recorded ? t('summary.withdrawn') : '';
  const [payment] = paymentsOf(settlement);
  const isSigned = esign.isOn ? signature === 'COMPLETED' : signedPaperUploaded;
  const parts = [
    withdrawal?.recorded ? t('summary.withdrawn') : null,
    status === 'AF' ? t('summary.later') : t(isSigned ? 'summary.signed' : 'summary.unsigned'),
    liens[0] ? t('summary.lien', { status: pickText(lienStatuses[liens[0].status], language) }) : null,
    payment ? t('summary.payment', { status: pickText(paymentStatuses[payment.status], language) }) : null,
  ];
  return parts.filter(Boolean).join(' · ');
}
