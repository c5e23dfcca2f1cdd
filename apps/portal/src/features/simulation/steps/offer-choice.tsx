import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { applyOffer } from '../model/offer.ts';
import { useOffersOnSale } from '../model/use-offers.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/** The offers that hold for the chosen version at this dealer, each taken with one click; nothing where there is none. */
export function OfferChoice() {
  const t = useStrings(strings);
  const { draft, update } = useSharedSimulator();
  const { offers } = useOffersOnSale();
  const others = offers.filter(({ id }) => id !== draft.offerId);
  if (others.length === 0) return null;
  return (
    <section className="simulator-offered" aria-labelledby="offered-title">
      <h3 id="offered-title">{t('offerSale.choices')}</h3>
      <ul className="simulator-facts">
        {others.map((offer) => (
          <li key={offer.id}>
            {[
              t('offerSale.heading', { name: offer.offerName }),
              `${offer.manufacturerYear}/${offer.modelYear}`,
              formatMoney(offer.priceCents),
              t('offerSale.until', { from: formatDate(offer.effectiveFrom), until: formatDate(offer.validUntil) }),
            ].join(' · ')}{' '}
            <Button
              variant="light"
              size="compact-sm"
              aria-label={t('offerSale.take', { name: offer.offerName })}
              onClick={() => update((now) => applyOffer(now, offer))}
            >
              {t('offerSale.use')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
