import { formatMoney } from '@estrada/domain/formats/index';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { VisuallyHidden } from '@mantine/core';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { instalmentCountOf } from './instalment-count.ts';
import { showCet } from './rates.ts';

/** Announces the new instalment to screen readers. */
export function Announcer() {
  const t = useStrings(strings);
  const { item, quote } = useSharedSimulator();
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {item && !quote.isStale
        ? t('announcement', {
            count: instalmentCountOf(item),
            amount: formatMoney(item.installmentCents),
            cet: showCet(item.cetAnnualPct),
          })
        : ''}
    </VisuallyHidden>
  );
}
