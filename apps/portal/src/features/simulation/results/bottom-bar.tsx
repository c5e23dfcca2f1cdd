import { formatCet, formatMoney } from '@estrada/domain/formats/index';
import { countInstalments, isLevel, summarisePayments, type TermFigures } from '@estrada/domain/simulation/index';
import { PaymentsText } from '@estrada/web/simulation/payments-text.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import type { ReactNode } from 'react';
import { saveFailureReasonIds } from '../model/save-failure-reason.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { useIsPhone } from './use-is-phone.ts';

/**
 * The selected instalment with its CET and the next step, always at the bottom of the screen.
 *
 * @param secondary other acts; on a phone they are above the bar, so that it stays low
 */
export function BottomBar({ secondary, children }: { secondary?: ReactNode; children: ReactNode }) {
  const t = useStrings(strings);
  const { item: offered, quote, preview, isOffline, showsFigures, journey } = useSharedSimulator();
  // consistent prices: while the cards show a preview, the bar shows it too
  const item = preview?.find(({ term }) => term === offered?.term) ?? preview?.[0] ?? offered;
  const isPhone = useIsPhone();
  return (
    <>
      {isPhone && secondary ? <div className="simulator-tools">{secondary}</div> : null}
      <div className="simulator-bottom">
        {item && showsFigures ? (
          <p className="simulator-bottom-figures" data-stale={(quote.isStale && !preview) || undefined}>
            <Instalments item={item} />
            <span>{t('cet.annual', { cet: formatCet(item.cetAnnualPct) })}</span>
          </p>
        ) : null}
        <p className="simulator-bottom-why" role="status" hidden={journey.act !== 'proposal'}>
          {journey.act === 'proposal' ? t('propose.running') : ''}
        </p>
        {isOffline ? (
          <p id={saveFailureReasonIds.offline} className="simulator-bottom-why" role="status">
            {t('offline.save')}
          </p>
        ) : null}
        <div className="simulator-bottom-actions">
          {isPhone ? null : secondary}
          {children}
        </div>
      </div>
    </>
  );
}

/** "48 times" the amount; if amounts differ, all of them on one line. */
function Instalments({ item }: { item: TermFigures }) {
  const t = useStrings(strings);
  const payments = summarisePayments(item);
  if (!isLevel(payments))
    return (
      <strong data-irregular>
        <PaymentsText payments={payments} />
      </strong>
    );
  return (
    <>
      <span>{t('card.term', { count: countInstalments(payments) })}</span>
      <strong>
        <PaymentsText payments={payments} amount={formatMoney(item.installmentCents)} />
      </strong>
    </>
  );
}
