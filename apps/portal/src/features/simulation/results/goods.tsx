import { productName } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { formatMoney } from '@estrada/domain/formats/index';
import { amountLimits, isSameProduct, isWithinAmounts, selectedOf } from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { MoneyInput } from '@estrada/ui/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { Goods } from '../model/goods-on-sale.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { isMonthly } from './instalment-count.ts';
import { withoutProducts, withProducts } from './product-choice.ts';

/** Goods and services with a typed price: blank is none, and an amount outside its limits is not sold. */
export function GoodsPanel({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { goods } = useSharedSimulator();
  if (goods.length === 0) return null;
  return (
    <section className="simulator-panel" aria-labelledby="goods-title">
      <h3 id="goods-title">{t('goods')}</h3>
      <ul className="simulator-products">
        {goods.map((one) => (
          <GoodsLine key={`${one.code} ${one.provider}`} goods={one} item={item} />
        ))}
      </ul>
    </section>
  );
}

function GoodsLine({ goods, item }: { goods: Goods; item: SimulationItem }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, update, quote } = useSharedSimulator();
  const { code, provider, maxQuantity } = goods;
  const chosen = draft.products.find((one) => isSameProduct(one, goods));
  // an amount outside the limits is only typed, never selected
  const [outside, setOutside] = useState<number | null>(null);
  const { least, most } = amountLimits(goods);
  const limits = { min: formatMoney(least), max: formatMoney(most) };
  const name = pickText(productName(code), language);
  const line = item.products.find((one) => one.selected && isSameProduct(one, goods));
  const added = isMonthly(item) ? 'product.monthly' : 'product.perInstalment';

  function change(amountCents: number | null, quantity = chosen?.quantity ?? 1): void {
    const isWithin = amountCents !== null && isWithinAmounts(goods, amountCents);
    setOutside(isWithin ? null : amountCents);
    update(
      isWithin
        ? withProducts([{ ...(chosen ?? selectedOf(code, provider)), amountCents, quantity }])
        : withoutProducts([goods]),
    );
  }

  return (
    <li>
      <div className="goods-fields">
        <MoneyInput
          label={`${name} · ${provider}`}
          // what it adds takes the place of its limits, which the error states too
          description={
            line ? (
              <strong className="simulator-product-price" data-stale={quote.isStale || undefined}>
                {line.isFinanced
                  ? t(added, { amount: formatMoney(line.monthlyCents) })
                  : formatMoney(line.premiumCents)}
              </strong>
            ) : (
              t('goods.limits', limits)
            )
          }
          value={outside ?? chosen?.amountCents ?? null}
          error={outside === null ? undefined : t('goods.outside', limits)}
          errorProps={{ role: 'alert' }}
          onChange={(cents) => change(cents)}
        />
        {maxQuantity > 1 && chosen ? (
          <NumberInput
            label={t('goods.quantity', { name })}
            description={t('goods.atMost', { max: maxQuantity })}
            value={chosen.quantity}
            min={1}
            max={maxQuantity}
            allowDecimal={false}
            clampBehavior="strict"
            onChange={(quantity) => change(chosen.amountCents, Number(quantity) || 1)}
          />
        ) : null}
      </div>
    </li>
  );
}
