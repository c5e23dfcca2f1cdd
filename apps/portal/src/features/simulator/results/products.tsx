import { formatMoney } from '@estrada/domain/formats/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { Switch } from '@mantine/core';
import { useStrings } from '../../../app/i18n/use-strings.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { isMonthly } from './instalment-count.ts';

/** Products on offer with the financing, each with what it adds a month. Off until somebody switches one on. */
export function Products({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { draft, update, quote } = useSharedSimulator();
  if (item.products.length === 0) return null;
  const added = isMonthly(item) ? 'product.monthly' : 'product.perInstalment';

  function toggle(code: string, isOn: boolean): void {
    const others = draft.products.filter((one) => one !== code);
    update({ products: isOn ? [...others, code] : others });
  }

  return (
    <section className="simulator-panel" aria-labelledby="products-title">
      <h3 id="products-title">{t('products')}</h3>
      <ul className="simulator-products">
        {item.products.map((product) => (
          <li key={product.code}>
            <Switch
              checked={draft.products.includes(product.code)}
              onChange={(event) => toggle(product.code, event.currentTarget.checked)}
              label={product.code === 'GAP' ? t('product.GAP') : product.code}
              description={t('product.premium', {
                amount: formatMoney(product.premiumCents),
                provider: product.provider,
              })}
            />
            <strong className="simulator-product-price" data-stale={quote.isStale || undefined}>
              {t(added, { amount: formatMoney(product.monthlyCents) })}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
