import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { linkStrings } from './link-strings.ts';
import { strings } from './strings.ts';
import type { CustomerSimulator } from './use-customer-simulator.ts';

/** A figure of a link that today's tables do not have any more. */
export function GoneFigure({ simulator: { returned, shown, isBusy } }: { simulator: CustomerSimulator }) {
  const t = useStrings(linkStrings);
  if (!returned || shown || isBusy) return null;
  const { quotedOn, vehicleLabel, termMonths, installmentCents } = returned;
  return (
    <p role="status" className="csf-stale">
      {t('return.gone', {
        day: formatDate(quotedOn),
        car: vehicleLabel,
        count: termMonths,
        amount: formatMoney(installmentCents),
      })}
    </p>
  );
}

/** The dealer of the link cannot be chosen: what the server says, and the way on. */
export function ClosedLink({ simulator: { link } }: { simulator: CustomerSimulator }) {
  const t = useStrings(linkStrings);
  const shared = useStrings(strings);
  const { error } = link;
  const isClosed = error instanceof ApiError && error.code === 'ADD004';
  const isUnknown = error instanceof ApiError && (error.code === 'SEC004' || error.code === 'DOM002');
  return (
    <section className="csf-card" role="alert">
      <p>{isUnknown || !(error instanceof ApiError) ? t('link.unknown') : error.words}</p>
      <div className="csf-actions csf-ways">
        <Button onClick={link.drop}>{t('link.without')}</Button>
        {isClosed || isUnknown ? null : (
          <Button variant="default" onClick={link.retry}>
            {shared('retry')}
          </Button>
        )}
      </div>
    </section>
  );
}
