import { productName } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { formatMoney } from '@estrada/domain/formats/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Switch } from '@mantine/core';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { isMonthly } from './instalment-count.ts';
import { toggleProduct } from './product-choice.ts';

/**
 * The products available with the financing, each with what it adds per month. Initially off; a selected one that is no
 * longer available is marked until it is removed.
 */
export function Products({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, update, quote } = useSharedSimulator();
  const missing = item.missingProducts.filter((code) => draft.products.includes(code));
  if (item.products.length === 0 && missing.length === 0) return null;
  const added = isMonthly(item) ? 'product.monthly' : 'product.perInstalment';

  return (
    <section className="simulator-panel" aria-labelledby="products-title">
      <h3 id="products-title">{t('products')}</h3>
      <ul className="simulator-products">
        {item.products.map((product) => (
          <li key={product.code}>
            <Switch
              checked={draft.products.includes(product.code)}
              onChange={(event) => update(toggleProduct(product.code, event.currentTarget.checked))}
              label={pickText(productName(product.code), language)}
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
        {missing.map((code) => (
          <li key={code}>
            <span>{t('product.missing', { name: pickText(productName(code), language) })}</span>
            <Button variant="subtle" size="compact-sm" onClick={() => update(toggleProduct(code, false))}>
              {t('product.remove', { name: pickText(productName(code), language) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
