import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import { offerValidityProblem } from '@estrada/domain/offers/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Skeleton, Text } from '@mantine/core';
import { leaveOffer, vehicleOfOffer } from '../model/offer.ts';
import { useOffer } from '../model/use-offers.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { MileageField } from './mileage-field.tsx';

/** The offer that is sold by, in the place of the fields that it fills. */
export function OfferPanel({ offerId }: { offerId: string }) {
  const t = useStrings(strings);
  const { update, draft, quote } = useSharedSimulator();
  const { language } = useLanguage();
  const { offer, isLoading } = useOffer(offerId);
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  const problem = offer && offerValidityProblem({ enabled: true, ...offer }, today);
  return (
    <>
      <div className="simulator-panel-head">
        <h3>{offer ? t('offerSale.heading', { name: offer.offerName }) : draft.vehicleLabel}</h3>
        <Button variant="default" size="xs" onClick={() => update(leaveOffer)}>
          {t('offerSale.leave')}
        </Button>
      </div>
      {offer ? (
        <ul className="simulator-facts">
          <li>{vehicleOfOffer(offer)}</li>
          <li>{formatMoney(offer.priceCents)}</li>
          <li>
            {t('offerSale.until', { from: formatDate(offer.effectiveFrom), until: formatDate(offer.validUntil) })}
          </li>
          <li>
            {offer.regionName === '' ? t('offerSale.national') : t('offerSale.region', { name: offer.regionName })}
          </li>
          <li>
            {offer.colourNames === '' ? t('offerSale.anyColour') : t('offerSale.colours', { names: offer.colourNames })}
          </li>
          <li>{t('offerSale.table', { code: offer.sourceTableCode })}</li>
          {offer.description === '' ? null : <li>{offer.description}</li>}
        </ul>
      ) : isLoading ? (
        <Skeleton height={120} role="status" aria-label={t('loading')} />
      ) : null}
      {problem && !quote.error ? (
        // the server says the same as soon as it is asked
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {renderMessage(problem.key, language, problem.params)}
        </Text>
      ) : null}
      <MileageField />
    </>
  );
}
