import { formatMoney } from '@estrada/domain/formats/index';
import { countInstalments, describePayments, isLevel, summarisePayments } from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { showCet } from './rates.ts';

/**
 * The chosen instalment beside its CET with the way on, always at the bottom of the screen.
 *
 * @param secondary what else can be done; on a phone it stands above, so that the bar stays low
 */
export function BottomBar({ secondary, children }: { secondary?: ReactNode; children: ReactNode }) {
  const t = useStrings(strings);
  const { item, quote } = useSharedSimulator();
  const isPhone = useMediaQuery('(max-width: 639.98px)', false);
  return (
    <>
      {isPhone && secondary ? <div className="simulator-tools">{secondary}</div> : null}
      <div className="simulator-bottom">
        {item && !quote.error ? (
          <p className="simulator-bottom-figures" data-stale={quote.isStale || undefined}>
            <Instalments item={item} />
            <span>{t('cet.annual', { cet: showCet(item.cetAnnualPct) })}</span>
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

/** "48 times" the amount; where amounts differ, all of them on one line. */
function Instalments({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const payments = summarisePayments(item);
  if (!isLevel(payments)) return <strong data-irregular>{describePayments(payments, language)}</strong>;
  return (
    <>
      <span>{t('card.term', { count: countInstalments(payments) })}</span>
      <strong>{formatMoney(item.installmentCents)}</strong>
    </>
  );
}
