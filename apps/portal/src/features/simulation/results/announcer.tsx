import { formatCet } from '@estrada/domain/formats/index';
import { describePayments, summarisePayments } from '@estrada/domain/simulation/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { VisuallyHidden } from '@mantine/core';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/** Announces the new instalment to screen readers. */
export function Announcer() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { item, quote } = useSharedSimulator();
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {item && !quote.isStale
        ? t('announcement', {
            payments: describePayments(summarisePayments(item), language, 'exact'),
            cet: formatCet(item.cetAnnualPct),
          })
        : ''}
    </VisuallyHidden>
  );
}
