import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { strings } from './strings.ts';
import type { CustomerSimulator } from './use-customer-simulator.ts';

/** The strings of links that do not show what they were made for. */
const linkStrings = defineStrings('customer-simulator-links', {
  'link.unknown': [
    'A concessionária deste link não existe ou não atende mais por aqui.',
    'The dealer of this link does not exist or no longer serves clients here.',
  ],
  'link.without': ['Simular sem essa concessionária', 'Simulate without this dealer'],
  'return.gone': [
    'A simulação de {day} ({car}, {count} × {amount}) não está mais disponível. Mude uma resposta para calcular outra.',
    'The simulation of {day} ({car}, {count} × {amount}) is not available any more. Change an answer to calculate another one.',
  ],
});

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
