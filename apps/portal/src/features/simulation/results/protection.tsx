import { isCalendarDate } from '@estrada/domain/calendar/index';
import { formatMoney } from '@estrada/domain/formats/index';
import { excludedBy, isPriced, isSameProduct, priceSelected, selectedOf } from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { DateInput } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Select, Switch } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { type Protection, protectedMonths, protectionCoverages } from '../model/goods-on-sale.ts';
import { closestTerm } from '../model/insurer-quote.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { isMonthly } from './instalment-count.ts';
import { useProductName, withoutProducts, withProducts } from './product-choice.ts';

/**
 * Mechanical protection that its own table prices: coverage, term and, after the sale, the last day of the maker's
 * warranty are chosen first, in a part that its button unfolds. Its premium is shown before it is added; nothing is
 * chosen by that.
 */
export function ProtectionLine({ protection, item }: { protection: Protection; item: SimulationItem }) {
  const t = useStrings(strings);
  const nameOf = useProductName();
  const { draft, update, quote, catalogue } = useSharedSimulator();
  const { product, facts } = protection;
  const { code, provider } = product;
  const chosen = draft.products.find((one) => isSameProduct(one, product)) ?? null;
  const terms = protectedMonths(product);
  const [typed, setTyped] = useState({
    coverage: chosen?.option.coverage ?? null,
    termMonths: chosen?.option.termMonths ?? null,
    warrantyEnd: chosen?.option.startWarrantyDate ?? '',
  });
  const [refusals, setRefusals] = useState(0);
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const area = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (refusals > 0) area.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const selectedBy = ({ coverage, termMonths, warrantyEnd }: typeof typed) => {
    const selected = selectedOf(code, provider);
    const startWarrantyDate = isCalendarDate(warrantyEnd) ? warrantyEnd : null;
    const months = termMonths ?? closestTerm(terms, item.term);
    return { ...selected, option: { ...selected.option, coverage, termMonths: months, startWarrantyDate } };
  };
  const selected = selectedBy(typed);
  const { term, netCreditCents } = item;
  const ofSale = { ...facts, termMonths: term, financedCents: netCreditCents, catalogue: [product] };
  const price = priceSelected(selected, ofSale);
  const reason = isPriced(price) ? null : price.reason;
  const isRefused = chosen !== null || refusals > 0;
  // what lacks a choice is shown, also where the sale has changed since it was added
  const isOpen = isUnfolded || (chosen !== null && reason !== null);
  const errorAt = (field: 'noCoverage' | 'noWarranty') =>
    isRefused && reason === field ? t(`protection.${field}`) : undefined;
  const sold = draft.products.flatMap((one) => catalogue.find((other) => isSameProduct(one, other)) ?? []);
  const other = excludedBy(
    product,
    sold.filter((one) => !isSameProduct(one, product)),
  );
  const line = item.products.find((one) => one.selected && isSameProduct(one, product));
  const added = isMonthly(item) ? 'product.monthly' : 'product.perInstalment';

  function change(part: Partial<typeof typed>): void {
    const next = { ...typed, ...part };
    setTyped(next);
    // it was open for want of a choice: making it must not fold the fields in use
    setUnfolded(true);
    if (chosen) update(withProducts([selectedBy(next)]));
  }

  function toggle(isOn: boolean): void {
    if (!isOn) update(withoutProducts([product]));
    else if (isPriced(price)) update(withProducts([selected]));
    else {
      setUnfolded(true);
      setRefusals((count) => count + 1);
    }
  }

  function describe(): string {
    if (chosen === null && other !== null) return t('product.excluded', { other: nameOf(other), provider });
    if (isPriced(price)) {
      const amount = formatMoney(price.premiumCents);
      const premium = t(price.isFinanced ? 'product.premium' : 'product.apart', { amount, provider });
      const { coverage, termMonths } = selected.option;
      const name = protectionCoverages(product).find((one) => one === coverage);
      if (isOpen || !name || termMonths === null) return premium;
      return [premium, t(`insurers.coverage.${name}`), t('insurers.months', { count: termMonths })].join(' · ');
    }
    if (reason === 'noCoverage' || reason === 'noWarranty')
      return t(isOpen ? 'protection.first' : 'protection.folded', { provider });
    return t(`product.reason.${price.reason}`);
  }

  return (
    <li ref={area} className="product-line simulator-protection">
      <Switch
        checked={chosen !== null}
        disabled={chosen === null && other !== null}
        label={nameOf(code)}
        description={describe()}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {line && chosen ? (
        <strong className="simulator-product-price" data-stale={quote.isStale || undefined}>
          {line.isFinanced ? t(added, { amount: formatMoney(line.monthlyCents) }) : formatMoney(line.premiumCents)}
        </strong>
      ) : null}
      <button
        type="button"
        className="product-more"
        aria-label={t('protection.choices', { name: nameOf(code) })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setUnfolded(!isOpen)}
      >
        <IconChevronDown size={16} stroke={1.7} aria-hidden="true" />
      </button>
      {isOpen ? (
        <fieldset id={id} aria-label={t('protection.choices', { name: nameOf(code) })}>
          <Select
            label={t('protection.coverage')}
            placeholder={t('choose')}
            allowDeselect={false}
            data={protectionCoverages(product).map((coverage) => ({
              value: coverage,
              label: t(`insurers.coverage.${coverage}`),
            }))}
            value={typed.coverage}
            error={errorAt('noCoverage')}
            errorProps={{ role: 'alert' }}
            onChange={(coverage) => change({ coverage })}
          />
          <Select
            label={t('insurers.term')}
            allowDeselect={false}
            data={terms.map((months) => ({ value: String(months), label: t('insurers.months', { count: months }) }))}
            value={String(selected.option.termMonths)}
            onChange={(months) => change({ termMonths: Number(months) })}
          />
          {code === 'PMC_DAY_2' ? (
            <DateInput
              label={t('insurers.warrantyEnd')}
              description={t('protection.warrantyHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={typed.warrantyEnd}
              error={errorAt('noWarranty')}
              errorProps={{ role: 'alert' }}
              onChange={(warrantyEnd) => change({ warrantyEnd })}
            />
          ) : null}
        </fieldset>
      ) : null}
    </li>
  );
}
