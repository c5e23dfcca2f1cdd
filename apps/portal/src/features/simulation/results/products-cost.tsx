import { formatCet, formatMoney } from '@estrada/domain/formats/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { useProductName } from './product-choice.ts';

type Line = SimulationItem['products'][number];

/** Instalment and CET with the chosen products and without any, side by side; nothing while none is financed. */
export function ProductsCost({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { quote } = useSharedSimulator();
  const { withoutProducts: without } = item;
  if (!without || !item.products.some(({ selected, isFinanced }) => selected && isFinanced)) return null;
  const rows = [
    { name: t('withProducts.instalment'), of: (one: Figures) => formatMoney(one.installmentCents) },
    { name: t('withProducts.cet'), of: (one: Figures) => formatCet(one.cetAnnualPct) },
    { name: t('withProducts.total'), of: (one: Figures) => formatMoney(one.totalWithEntryCents) },
  ];
  return (
    <table
      className="simulator-panel offer-table simulator-with-products"
      aria-label={t('withProducts')}
      data-stale={quote.isStale || undefined}
    >
      <thead>
        <tr>
          <td />
          <th scope="col">{t('withProducts.without')}</th>
          <th scope="col">{t('withProducts.with')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{of(without)}</td>
            <td>{of(item)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Figures = Pick<SimulationItem, 'installmentCents' | 'cetAnnualPct' | 'totalWithEntryCents'>;

/** The price of each chosen product, line by line: its list price and what lowers it, or the insurer's parts. */
export function ProductPrices({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const nameOf = useProductName();
  const chosen = item.products.filter(({ selected }) => selected);
  if (chosen.length === 0) return null;
  return (
    <section aria-labelledby="product-prices-title" className="simulator-product-prices">
      <h4 id="product-prices-title">{t('productPrices')}</h4>
      {chosen.map((line) => (
        <div key={`${line.code} ${line.provider}`}>
          <h5>
            {nameOf(line.code)} · {line.provider}
          </h5>
          <dl className="simulator-lines">
            {partsOf(line, t).map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div data-total>
              <dt>{t(line.isFinanced ? 'productPrices.financed' : 'productPrices.apart')}</dt>
              <dd>{formatMoney(line.premiumCents)}</dd>
            </div>
          </dl>
        </div>
      ))}
    </section>
  );
}

function partsOf(line: Line, t: ReturnType<typeof useStrings<typeof strings>>): { name: string; value: string }[] {
  const { netCents, iofCents, listCents = line.premiumCents, quantity, option, premiumCents } = line;
  const isOfInsurer = netCents !== undefined && iofCents !== undefined;
  return [
    ...(isOfInsurer
      ? [
          ...(option.coupon ? [{ name: t('productPrices.coupon'), value: option.coupon }] : []),
          { name: t('productPrices.net'), value: formatMoney(netCents) },
          { name: t('productPrices.iof'), value: formatMoney(iofCents) },
        ]
      : [
          {
            name: t('productPrices.list'),
            value: quantity > 1 ? `${quantity} × ${formatMoney(listCents / quantity)}` : formatMoney(listCents),
          },
        ]),
    ...(listCents > premiumCents
      ? [{ name: t('productPrices.combo'), value: `– ${formatMoney(listCents - premiumCents)}` }]
      : []),
  ];
}
