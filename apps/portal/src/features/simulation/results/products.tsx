import { productName } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { formatMoney } from '@estrada/domain/formats/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Switch } from '@mantine/core';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { isMonthly } from './instalment-count.ts';
import { toggleProducts } from './product-choice.ts';

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
      {item.products.length > 1 ? <Combos item={item} /> : null}
      <ul className="simulator-products">
        {item.products.map((product) => (
          <li key={product.code}>
            <Switch
              checked={draft.products.includes(product.code)}
              onChange={(event) => update(toggleProducts([product.code], event.currentTarget.checked))}
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
            <Button variant="subtle" size="compact-sm" onClick={() => update(toggleProducts([code], false))}>
              {t('product.remove', { name: pickText(productName(code), language) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The insurance combos whose every part has a price for this term, in their order; choosing one chooses its parts. The
 * vehicle table has no segments: only combos for all of them are shown.
 */
function Combos({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { draft, update, dealerId } = useSharedSimulator();
  const { personType, assetType, products } = draft;
  const vehicleTypeId = assetType === 1 ? '1' : '2';
  const query = { personType, vehicleTypeId, ...(dealerId === null ? {} : { dealerId }) } as const;
  const { data } = useCall('listCombosOnSale', { query }, { staleTime: rarelyChangesMs });
  const premiums = new Map(item.products.map(({ code, premiumCents }) => [code, premiumCents]));
  const fitting = (data?.items ?? []).filter(
    (combo) =>
      combo.vehicleSegmentation === 'ALL' &&
      combo.products.every(({ code }) => premiums.has(code)) &&
      (combo.termGAP ?? item.term) === item.term &&
      (combo.termsPMC.length === 0 || combo.termsPMC.includes(item.term)),
  );
  if (fitting.length === 0) return null;
  return (
    <ul className="simulator-products simulator-combos" aria-label={t('combos')}>
      {fitting.map(({ id, name, description, products: parts }) => {
        const codes = parts.map(({ code }) => code);
        const amount = formatMoney(codes.reduce((sum, code) => sum + premiums.get(code)!, 0));
        return (
          <li key={id}>
            <Switch
              checked={codes.every((code) => products.includes(code))}
              onChange={(event) => update(toggleProducts(codes, event.currentTarget.checked))}
              label={t('combo.name', { name, parts: parts.map((part) => part.name).join(', ') })}
              description={description}
            />
            <strong className="simulator-product-price">{t('combo.total', { amount })}</strong>
          </li>
        );
      })}
    </ul>
  );
}
