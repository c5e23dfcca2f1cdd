import { formatCet } from '@estrada/domain/formats/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { OfferCost } from '../offer/offer-cost.tsx';
import { strings } from '../strings.ts';
import { useOffer } from '../use-offer.ts';
import { ProductPrices } from './products-cost.tsx';

/** The details of the figures: the calculation in sentences, and the composition of the CET. */
export function CostDetails({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const offer = useOffer(item);
  const sentences = language === 'en' ? item.explanationEn : item.explanationPt;
  return (
    <div className="simulator-details">
      <details className="simulator-panel">
        <summary>{t('why')}</summary>
        <ol>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <ProductPrices item={item} />
      </details>
      <details className="simulator-panel">
        <summary>{t('cetSheet')}</summary>
        <p>{t('cetSheet.text', { cet: formatCet(item.cetAnnualPct) })}</p>
        <OfferCost offer={offer} />
      </details>
    </div>
  );
}
