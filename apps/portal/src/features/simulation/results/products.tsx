import { formatMoney } from '@estrada/domain/formats/index';
import { isSameProduct, selectedOf } from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Switch } from '@mantine/core';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { isMonthly } from './instalment-count.ts';
import { isSelected, isWithoutQuote, useProductName, withoutProducts, withProducts } from './product-choice.ts';
import { ProtectionLine } from './protection.tsx';

type Line = SimulationItem['products'][number];
type Named = { code: string; provider: string | null };

/**
 * The products available with the financing, each with what it adds per month. Initially off; a selected one that has no
 * price any more is marked, with the reason, until it is removed.
 */
export function Products({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { draft, update, quote, goods, insured, protections, catalogue } = useSharedSimulator();
  const nameOf = useProductName();
  // goods and insurers have panels of their own
  const isElsewhere = (one: Named) => [...goods, ...insured].some((other) => isSameProduct(one, other));
  // states what it lacks at its own fields
  const isProtection = (one: Named) => protections.some(({ product }) => isSameProduct(one, product));
  const missing = item.missingProducts.filter(
    (one) => isSelected(draft, one) && !(isWithoutQuote(one) && isElsewhere(one)) && !isProtection(one),
  );
  const placeOf = (one: Named) => catalogue.findIndex((other) => isSameProduct(one, other));
  // figures name the chosen ones first: a line must not move away from the pointer that has just switched it
  const lines = item.products
    .filter((one) => !isElsewhere(one) && !isProtection(one))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  if (lines.length === 0 && missing.length === 0 && protections.length === 0) return null;

  return (
    <section className="simulator-panel" aria-labelledby="products-title">
      <h3 id="products-title">{t('products')}</h3>
      {item.products.length > 1 ? <Combos item={item} /> : null}
      <ul className="simulator-products">
        {lines.map((product) => (
          <ProductLine
            key={`${product.code} ${product.provider}`}
            product={product}
            item={item}
            isStale={quote.isStale}
          />
        ))}
        {protections.map((protection) => (
          <ProtectionLine
            key={`${protection.product.code} ${protection.product.provider}`}
            protection={protection}
            item={item}
          />
        ))}
        {missing.map((one) => (
          <li key={`${one.code} ${one.provider}`}>
            <span>{t('product.missing', { name: nameOf(one.code), reason: t(`product.reason.${one.reason}`) })}</span>
            <Button variant="subtle" size="compact-sm" onClick={() => update(withoutProducts([one]))}>
              {t('product.remove', { name: nameOf(one.code) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProductLine({ product, item, isStale }: { product: Line; item: SimulationItem; isStale: boolean }) {
  const t = useStrings(strings);
  const { draft, update } = useSharedSimulator();
  const nameOf = useProductName();
  const { code, provider, premiumCents, monthlyCents, isFinanced, excludedBy } = product;
  const isOn = isSelected(draft, product);
  const amount = formatMoney(premiumCents);
  const added = isMonthly(item) ? 'product.monthly' : 'product.perInstalment';
  const isShut = !isOn && excludedBy !== null;
  return (
    <li className="product-line">
      <Switch
        checked={isOn}
        disabled={isShut}
        onChange={(event) =>
          update(event.currentTarget.checked ? withProducts([selectedOf(code, provider)]) : withoutProducts([product]))
        }
        label={nameOf(code)}
        description={
          isShut
            ? t('product.excluded', { other: nameOf(excludedBy), provider })
            : t(isFinanced ? 'product.premium' : 'product.apart', { amount, provider })
        }
      />
      <strong className="simulator-product-price" data-stale={isStale || undefined}>
        {isFinanced ? t(added, { amount: formatMoney(monthlyCents) }) : amount}
      </strong>
    </li>
  );
}

/**
 * The insurance combos whose every part has a price for this term, in their order; choosing one chooses its parts. The
 * vehicle table has no segments: only combos for all of them are shown.
 */
function Combos({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { draft, update, dealerId } = useSharedSimulator();
  const { personType, assetType } = draft;
  const vehicleTypeId = assetType === 1 ? '1' : '2';
  const query = { personType, vehicleTypeId, ...(dealerId === null ? {} : { dealerId }) } as const;
  const { data } = useCall('listCombosOnSale', { query }, { staleTime: rarelyChangesMs });
  // of several insurers of a product the first one's, as the server prices it
  const lines = new Map(item.products.toReversed().map((line) => [line.code, line]));
  const fitting = (data?.items ?? []).filter(
    (combo) =>
      combo.vehicleSegmentation === 'ALL' &&
      combo.products.every(({ code }) => lines.has(code)) &&
      (combo.termGAP ?? item.term) === item.term &&
      (combo.termsPMC.length === 0 || combo.termsPMC.includes(item.term)),
  );
  if (fitting.length === 0) return null;
  return (
    <ul className="simulator-products simulator-combos" aria-label={t('combos')}>
      {fitting.map(({ id, name, description, products: parts, priceCents }) => {
        const sold = parts.map(({ code }) => lines.get(code)!);
        const ofParts = sold.reduce((sum, { premiumCents }) => sum + premiumCents, 0);
        const amount = formatMoney(Math.min(ofParts, priceCents ?? ofParts));
        const content = [parts.map((part) => part.name).join(', '), description].filter(Boolean).join(' · ');
        return (
          <li key={id} className="product-line">
            <Switch
              checked={sold.every((part) => isSelected(draft, part))}
              onChange={(event) =>
                update(
                  event.currentTarget.checked
                    ? withProducts(sold.map(({ code, provider }) => ({ ...selectedOf(code, provider), comboId: id })))
                    : withoutProducts(sold),
                )
              }
              label={name}
              // a narrow column ends the line
              description={<span title={content}>{content}</span>}
            />
            <strong className="simulator-product-price">{t('combo.total', { amount })}</strong>
          </li>
        );
      })}
    </ul>
  );
}
