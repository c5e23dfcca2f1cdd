import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import { describeEntry } from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { countedWorth } from '../model/trade-in.ts';
import { nameOfProduct } from '../results/product-choice.ts';
import { showCet } from '../results/rates.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/** What the client pays and when, from the entry to the last instalment, and what it contains. */
export function PaymentsList({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { quote, draft } = useSharedSimulator();
  const entryCents = item.totalWithEntryCents - item.totalPaymentsCents;
  let paid = 0;
  const runs = item.payments.map(({ count, amountCents, firstDueDate }) => {
    paid += count;
    const lastDueDate = item.schedule[paid - 1]?.dueDate ?? firstDueDate;
    return {
      name:
        count === 1
          ? t('payments.one', { date: formatDate(firstDueDate) })
          : t('payments.run', { from: formatDate(firstDueDate), to: formatDate(lastDueDate) }),
      value: count === 1 ? formatMoney(amountCents) : `${count} × ${formatMoney(amountCents)}`,
    };
  });
  const products = item.products
    .filter(({ selected }) => selected)
    .map(({ code, provider }) => ({
      name: t('payments.product'),
      value: `${nameOfProduct(code, t)} · ${provider}`,
    }));
  const lines = [
    { name: t('entry'), value: describeEntry(entryCents, countedWorth(draft), language) },
    ...runs,
    ...products,
    { name: t('line.cet'), value: showCet(item.cetAnnualPct) },
  ];
  return (
    <dl className="simulator-lines" data-stale={quote.isStale || undefined}>
      {lines.map(({ name, value }) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
