import { formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { assessCompetitorOffer, taxpayerOf } from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { MoneyInput } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, NumberInput, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { chooseTerm } from '../model/choose-term.ts';
import { type CompetitorField, checkCompetitor, initialCompetitor, ourRateFor } from '../model/competitor.ts';
import type { CompetitorDraft } from '../model/draft.ts';
import { saleOf } from '../model/sale.ts';
import { ChangeNotice } from '../results/change-notice.tsx';
import { useChange } from '../results/use-change.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import './competitor.css';
import { ComparisonResult, ComparisonSheet } from './comparison-result.tsx';
import { strings } from './strings.ts';

const amounts = [
  ['priceCents', 'price'],
  ['entryCents', 'entry'],
  ['installmentCents', 'installment'],
] as const satisfies readonly (readonly [CompetitorField, string])[];

/** The form of an offer elsewhere, and its figures next to ours as soon as they can be computed. */
export function CompetitorComparison({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { draft, update } = useSharedSimulator();
  const initial = initialCompetitor(draft, item);
  const typed = draft.competitor ?? initial;
  const checked = checkCompetitor(typed);
  /** a value is not wrong while it is still being typed */
  const [left, setLeft] = useState<readonly CompetitorField[]>([]);
  const change = (part: Partial<CompetitorDraft>) => update({ competitor: { ...typed, ...part } });
  const isInitial = (['priceCents', 'entryCents', 'termMonths'] as const).every((one) => typed[one] === initial[one]);

  const fieldProps = (field: CompetitorField) => ({
    error: left.includes(field) ? problemOf(field) : undefined,
    errorProps: { role: 'alert' },
    onBlur: () => setLeft((fields) => [...new Set([...fields, field])]),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      // prevents the step's own Enter, which goes to the next step
      event.preventDefault();
      setLeft(['priceCents', 'entryCents', 'installmentCents', 'termMonths']);
    },
  });

  function problemOf(field: CompetitorField): string | undefined {
    const problem = 'problems' in checked ? checked.problems[field] : undefined;
    if (problem === undefined) return undefined;
    if (problem === 'outOfRange') return t(`problem.${field}`);
    const { priceCents, entryCents, installmentCents, termMonths } = typed;
    const amount = (cents: number) => preventAmountBreaks(formatMoney(cents));
    return t(`problem.${problem}`, {
      count: termMonths ?? 0,
      amount: amount(installmentCents ?? 0),
      sum: amount((installmentCents ?? 0) * (termMonths ?? 0)),
      financed: amount((priceCents ?? 0) - (entryCents ?? 0)),
    });
  }

  return (
    <section className="simulator-panel" aria-labelledby="competitor-title">
      <h3 id="competitor-title">{t('title')}</h3>
      <fieldset className="competitor-form">
        <legend>{t('form')}</legend>
        {amounts.map(([field, label]) => (
          <MoneyInput
            key={field}
            label={t(label)}
            required
            value={typed[field]}
            onChange={(cents) => change({ [field]: cents })}
            {...fieldProps(field)}
          />
        ))}
        <NumberInput
          label={t('term')}
          required
          suffix={t('monthsSuffix')}
          allowDecimal={false}
          hideControls
          value={typed.termMonths ?? ''}
          onChange={(value) => change({ termMonths: typeof value === 'number' ? value : null })}
          {...fieldProps('termMonths')}
        />
      </fieldset>
      {isInitial ? (
        <Text size="sm" c="dimmed">
          {t('initial')}
        </Text>
      ) : (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => change({ ...initial, installmentCents: typed.installmentCents })}
        >
          {t('reset')}
        </Button>
      )}
      {'offer' in checked ? <Figures offer={checked.offer} item={item} /> : null}
    </section>
  );
}

/** The figures of both offers, our offer over the same term on request, and the sheet for the client. */
function Figures({ offer, item }: { offer: Parameters<typeof assessCompetitorOffer>[0]; item: SimulationItem }) {
  const t = useStrings(strings);
  const { draft, quote, sale, mayPresent } = useSharedSimulator();
  const { change, take, undo } = useChange();
  const [isPrinting, setPrinting] = useState(false);
  const { result } = quote;
  const ourRate = result && ourRateFor(offer.termMonths, result);
  if (!result || !ourRate || !sale) return null;
  const own = result.simulationItems.find(({ term }) => term === offer.termMonths) ?? item;
  const cost = assessCompetitorOffer(offer, {
    taxpayer: taxpayerOf({ ...draft, ...saleOf(draft) }),
    iofRows: sale.basis.iofRows,
    today: sale.basis.today,
    ourRateMonthly: ourRate.rateMonthly,
  });
  const figures = { offer, cost, own, ourRate };
  const mayShowTerm = own.term !== offer.termMonths && ourRate.term === offer.termMonths;

  function print(): void {
    addEventListener('afterprint', () => setPrinting(false), { once: true });
    flushSync(() => setPrinting(true));
    window.print();
  }

  return (
    <>
      <div data-stale={quote.isStale || undefined}>
        <ComparisonResult {...figures} />
      </div>
      {mayShowTerm ? <Text size="sm">{t('otherTerm.text', { ours: own.term, theirs: offer.termMonths })}</Text> : null}
      <ChangeNotice change={change} onUndo={undo} />
      <Group gap="xs" mt="sm">
        {mayShowTerm ? (
          <Button
            variant="light"
            onClick={() =>
              take(() => ({
                terms: chooseTerm(
                  result.simulationItems.map(({ term }) => term),
                  offer.termMonths,
                  { limit: result.limitTerms, chosen: item.term },
                ).terms,
                selectedTerm: offer.termMonths,
              }))
            }
          >
            {t('otherTerm.take', { count: offer.termMonths })}
          </Button>
        ) : null}
        <Button
          variant="default"
          disabled={!mayPresent}
          leftSection={<IconPrinter size={16} aria-hidden="true" />}
          onClick={print}
        >
          {t('print')}
        </Button>
      </Group>
      {isPrinting ? createPortal(<ComparisonSheet {...figures} today={sale.basis.today} />, document.body) : null}
    </>
  );
}
