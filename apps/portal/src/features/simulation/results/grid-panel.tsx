import { productName } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { selectedOf } from '@estrada/domain/simulation/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { MoneyInput } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Skeleton, Switch, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { chooseTerm } from '../model/choose-term.ts';
import { requestOf } from '../model/draft.ts';
import { priceOf, typeEntryAmount } from '../model/entry.ts';
import { fixedEntryOf } from '../model/fixed-entry.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { ChangeNotice } from './change-notice.tsx';
import { GridTable } from './grid-table.tsx';
import { isSelected, withoutProducts, withProducts } from './product-choice.ts';
import { useChange } from './use-change.ts';

/** How many entries the seller may add; the server accepts these in addition to the eight default ones. */
const ownLimit = 4;

/** The inputs of the grid: the seller's own entries, and the products that its instalments contain. */
function GridTools({ ownCents, onAdd }: { ownCents: readonly number[]; onAdd: (entryValueCents: number) => void }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, update, item } = useSharedSimulator();
  const [typed, setTyped] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function problemOf(cents: number | null): string | null {
    if (cents === null) return renderMessage('required', language);
    if (cents >= (priceOf(draft) ?? 0)) return renderMessage('entry.abovePrice', language);
    const isMore = ownCents.length >= ownLimit && !ownCents.includes(cents);
    return isMore ? t('grid.ownLimit', { count: ownLimit }) : null;
  }

  function add(): void {
    const found = problemOf(typed);
    setProblem(found);
    if (found !== null || typed === null) return;
    setTyped(null);
    onAdd(typed);
  }

  return (
    <div className="simulator-grid-tools">
      {fixedEntryOf(draft) === null ? (
        <div className="simulator-grid-add">
          <MoneyInput
            label={t('grid.own')}
            value={typed}
            error={problem ?? undefined}
            errorProps={{ role: 'alert' }}
            onChange={(cents) => {
              setTyped(cents);
              setProblem(null);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // prevents the step's own Enter, which goes to the next step
              event.preventDefault();
              add();
            }}
          />
          <Button variant="default" onClick={add}>
            {t('grid.add')}
          </Button>
        </div>
      ) : null}
      {item?.products.map((product) => (
        <Switch
          key={`${product.code} ${product.provider}`}
          checked={isSelected(draft, product)}
          disabled={!isSelected(draft, product) && product.excludedBy !== null}
          label={t('grid.with', { name: pickText(productName(product.code), language) })}
          onChange={(event) =>
            update(
              event.currentTarget.checked
                ? withProducts([selectedOf(product.code, product.provider)])
                : withoutProducts([product]),
            )
          }
        />
      ))}
    </div>
  );
}

/** Shares of the price that are shown in addition to the typed entry. */
const shares = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6];
const settleMs = 150;

/** Every term with several entries, each with its instalment and CET; a click applies both. */
export function GridPanel() {
  const t = useStrings(strings);
  const [ownCents, setOwn] = useState<readonly number[]>([]);
  const { query, isStale } = useGrid(ownCents);
  const size = query.data && { entries: query.data.entries.length, terms: query.data.terms.length };
  return (
    <section className="simulator-panel" aria-labelledby="grid-title">
      <h3 id="grid-title">{t('grid')}</h3>
      <VisuallyHidden role="status">{size ? t('grid.shown', size) : ''}</VisuallyHidden>
      <Grid query={query} isStale={isStale} ownCents={ownCents} setOwn={setOwn} />
    </section>
  );
}

/** The grid for the current input; debounced, and stale until it is up to date. */
function useGrid(ownCents: readonly number[]) {
  const { draft, dealerId } = useSharedSimulator();
  const request = requestOf(draft);
  const body =
    request && JSON.stringify({ request: { ...request, terms: [] }, entriesCents: entriesFor(draft, ownCents) });
  const [settled] = useDebouncedValue(body, settleMs);
  const settings = { placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY, retry: false } as const;
  const asked = settled === null ? null : { body: JSON.parse(settled) };
  const ofDealer = useCall('simulateGrid', asked && dealerId ? { ...asked, params: { dealerId } } : null, settings);
  const ofOffers = useCall('simulateOfferGrid', dealerId === null ? asked : null, settings);
  const query = dealerId === null ? ofOffers : ofDealer;
  return { query, isStale: query.isPlaceholderData || body !== settled };
}

function Grid({
  query,
  isStale,
  ownCents,
  setOwn,
}: ReturnType<typeof useGrid> & {
  ownCents: readonly number[];
  setOwn: (entriesCents: readonly number[]) => void;
}) {
  const { item, quote } = useSharedSimulator();
  const { change, take, undo } = useChange();
  const shown = quote.result?.simulationItems.map((one) => one.term) ?? [];
  const limit = quote.result?.limitTerms ?? 1;
  if (query.isError) return <FailureState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton height={220} radius="md" />;
  const takeCell = (entryValueCents: number, term: number) =>
    take((now) => ({
      ...typeEntryAmount(now, entryValueCents),
      terms: chooseTerm(shown, term, { limit, chosen: item?.term ?? null }).terms,
      selectedTerm: term,
    }));
  return (
    <>
      <GridTools ownCents={ownCents} onAdd={(cents) => setOwn([...new Set([...ownCents, cents])])} />
      <ChangeNotice change={change} onUndo={undo} />
      <div className="simulator-grid" data-stale={isStale || undefined}>
        <GridTable
          grid={query.data}
          ownCents={ownCents}
          onTake={takeCell}
          onRemove={(cents) => setOwn(ownCents.filter((one) => one !== cents))}
        />
      </div>
    </>
  );
}

function entriesFor(
  draft: Parameters<typeof fixedEntryOf>[0] & { entryValueCents: number | null },
  ownCents: readonly number[],
): number[] {
  const fixed = fixedEntryOf(draft);
  if (fixed !== null) return [fixed];
  const price = priceOf(draft) ?? 0;
  const tried = shares.map((share) => Math.round((price * share) / 100_000) * 100_000);
  const entries = [...tried, ...ownCents, ...(draft.entryValueCents === null ? [] : [draft.entryValueCents])];
  return [...new Set(entries)].filter((cents) => cents < price).toSorted((a, b) => a - b);
}
