import './insurers.css';
import type { SimulationItem } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import type { Goods } from '../model/goods-on-sale.ts';
import { Added, useLostPrice } from '../results/insurer-outcome.tsx';
import { isSelected, useProductName, withoutProducts } from '../results/product-choice.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { QuoteCard } from './quote-card.tsx';

// most sales never open the form
const CarInsurance = lazy(() =>
  import('../car-insurance/car-insurance.tsx').then((file) => ({ default: file.CarInsurance })),
);

/** The insurance that insurers price: each is asked when its button is pressed, and no price is chosen before. */
export function InsurersPanel({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { insured } = useSharedSimulator();
  const cars = insured.filter(({ code }) => code === 'SEGURO_AUTO');
  if (insured.length === 0) return null;
  return (
    <section className="simulator-panel" aria-labelledby="insurers-title">
      <h3 id="insurers-title">{t('insurers')}</h3>
      <ul className="simulator-products insurers">
        {cars.length > 0 ? <CarLine cars={cars} item={item} /> : null}
        {insured
          .filter(({ code }) => code !== 'SEGURO_AUTO')
          .map((product) => (
            <QuoteCard key={`${product.code} ${product.provider}`} product={product} item={item} />
          ))}
      </ul>
    </section>
  );
}

/** Car insurance needs more answers: its form opens in place. */
function CarLine({ cars, item }: { cars: readonly Goods[]; item: SimulationItem }) {
  const t = useStrings(strings);
  const nameOf = useProductName();
  const car = { code: 'SEGURO_AUTO', provider: null };
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { draft, update } = useSharedSimulator();
  const name = nameOf(car.code);
  const lost = useLostPrice(car, item);
  const isChosen = isSelected(draft, car);
  return (
    <li>
      <div className="insurers-head">
        <strong>
          {name} <small>{cars.map(({ provider }) => provider).join(' · ')}</small>
        </strong>
        <Button
          variant="light"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'car.close' : 'car.open', { name })}
        </Button>
      </div>
      {isOpen ? (
        <div id={id}>
          <Suspense fallback={<p role="status">{t('car.loading')}</p>}>
            <CarInsurance cars={cars} item={item} />
          </Suspense>
        </div>
      ) : null}
      {/* below the form: what is in use does not move when the figures arrive */}
      {lost ? <p role="status">{lost}</p> : null}
      {cars.map(({ provider }) => (
        <Added key={provider} product={{ code: car.code, provider }} item={item} />
      ))}
      {isChosen ? (
        <Button variant="subtle" size="compact-sm" onClick={() => update(withoutProducts([car]))}>
          {t('product.remove', { name })}
        </Button>
      ) : null}
    </li>
  );
}
