import { formatCet, formatMoney } from '@estrada/domain/formats/index';
import type { Endpoints, ResponseOf, SimulationItem } from '@estrada/endpoints/index';
import { PercentInput } from '@estrada/ui/index';
import { Term } from '@estrada/web/glossary/term.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Table, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useRateOf } from '../model/calls-by-source.ts';
import { requestOf } from '../model/draft.ts';
import { expensesOf } from '../model/offer.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { showRate } from './rates.ts';

/** Another rate for the selected term, for users who may set one: the changes are shown before it is applied. */
export function RatePanel() {
  const t = useStrings(strings);
  const { item, draft, update, mayAdjustRate } = useSharedSimulator();
  const { currentTax } = draft;
  const isSet = currentTax?.term === item?.term && item?.tableRateMonthly != null;
  if (!item) return null;
  return (
    <section className="simulator-panel" aria-labelledby="rate-title">
      <h3 id="rate-title">{t('rate')}</h3>
      <Text role="status" size="sm">
        {isSet && item.tableRateMonthly
          ? t('rate.set', {
              before: showRate(item.tableRateMonthly),
              after: showRate(item.rateMonthly),
              term: item.term,
            })
          : ''}
      </Text>
      {isSet ? (
        <Button variant="subtle" size="compact-sm" onClick={() => update({ currentTax: null })}>
          {t('rate.back')}
        </Button>
      ) : null}
      {mayAdjustRate ? (
        // another term or table starts with its own rate
        <RateForm key={`${item.term} ${item.tableCode}`} item={item} />
      ) : null}
    </section>
  );
}

function RateForm({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { update } = useSharedSimulator();
  const now = String(Number(item.rateMonthly));
  const [rate, setRate] = useState<string | null>(now);
  const { limits, preview, isStale, error } = useRatePreview(item, rate, true);
  const canApply = !isStale && preview !== null && error === null && rate !== null && Number(rate) !== Number(now);

  function apply(): void {
    if (!canApply || rate === null) return;
    update({ currentTax: { term: item.term, tableCode: item.tableCode, taxValue: rate } });
  }

  return (
    <>
      <div className="simulator-rate">
        <PercentInput
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          label={t('rate.monthly', { term: item.term })}
          description={
            limits
              ? t('rate.limits', { lowest: showRate(limits.lowest), highest: showRate(limits.highest) })
              : undefined
          }
          decimals={4}
          value={rate}
          onChange={setRate}
          error={error?.detail}
          errorProps={{ role: 'alert' }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // prevents the step's own Enter, which goes to the next step
            event.preventDefault();
            apply();
          }}
        />
        <Button disabled={!canApply} onClick={apply}>
          {t('rate.apply')}
        </Button>
      </div>
      {preview && !error ? <Comparison preview={preview} isStale={isStale} /> : null}
    </>
  );
}

type RateLine = 'installment' | 'total' | 'commission' | 'subsidy';

/** Before and after for each party that pays or is paid, as far as the user may see it. */
function Comparison({ preview, isStale }: { preview: ResponseOf<Endpoints['previewRate']>; isStale: boolean }) {
  const t = useStrings(strings);
  const { client, dealer, maker } = preview;
  const { before, after } = client;
  const amounts = (name: RateLine, { beforeCents, afterCents }: { beforeCents: number; afterCents: number }) =>
    [name, formatMoney(beforeCents), formatMoney(afterCents)] as const;
  const groups = [
    [
      'client',
      [
        amounts('installment', { beforeCents: before.installmentCents, afterCents: after.installmentCents }),
        amounts('total', { beforeCents: before.totalWithEntryCents, afterCents: after.totalWithEntryCents }),
        ['cet', formatCet(before.cetAnnualPct), formatCet(after.cetAnnualPct)],
      ],
    ],
    ['dealer', dealer ? [amounts('commission', dealer)] : []],
    ['maker', maker ? [amounts('subsidy', maker)] : []],
  ] as const;
  return (
    <>
      <Table aria-label={t('rate.table')} className="simulator-table" mt="sm" data-stale={isStale || undefined}>
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            <Table.Th scope="col">{t('rate.before')}</Table.Th>
            <Table.Th scope="col">{t('rate.after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        {groups.map(([who, lines]) =>
          lines.length === 0 ? null : (
            <Table.Tbody key={who}>
              <Table.Tr>
                <Table.Th scope="rowgroup" colSpan={3} c="dimmed">
                  {t(`rate.of.${who}`)}
                </Table.Th>
              </Table.Tr>
              {lines.map(([name, was, is]) => (
                <Table.Tr key={name}>
                  <Table.Th scope="row">
                    {name === 'commission' ? <Term of="retorno">{t('rate.commission')}</Term> : t(`rate.${name}`)}
                  </Table.Th>
                  <Table.Td>{was}</Table.Td>
                  <Table.Td>{is}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          ),
        )}
      </Table>
      <Text role="status" size="sm">
        {isStale
          ? ''
          : t('rate.preview', {
              rate: showRate(after.rateMonthly),
              amount: formatMoney(after.installmentCents),
              cet: formatCet(after.cetAnnualPct),
            })}
      </Text>
      {dealer || maker ? (
        <Text size="sm" c="dimmed">
          {t('rate.internal')}
        </Text>
      ) : null}
    </>
  );
}

const settleMs = 150;

/** A rate in the API's format: a fraction below 1. */
const isRate = (rate: string | null): rate is string => rate !== null && /^0(\.\d{1,8})?$/.test(rate);

/**
 * The effect of a rate, debounced; and the limits of a rate, which the response for the table's own rate always has.
 *
 * @param rate a fraction as text, null while none is typed
 */
function useRatePreview(item: SimulationItem, rate: string | null, isOpen: boolean) {
  const { draft, dealerId } = useSharedSimulator();
  const request = requestOf({ ...draft, currentTax: null });
  const own = Number(item.tableRateMonthly ?? item.rateMonthly).toFixed(8);
  const [settled] = useDebouncedValue(rate, settleMs);
  const inputOf = (tax: string | null) =>
    isOpen && request && isRate(tax)
      ? {
          tax,
          term: item.term,
          seen: expensesOf(item),
          body: { ...request, tableCodes: [item.tableCode] },
        }
      : null;
  const table = useRateOf(dealerId, inputOf(own));
  const typed = useRateOf(dealerId, inputOf(settled));
  return {
    limits: table.data?.limits ?? null,
    preview: typed.data ?? null,
    isStale: settled !== rate || typed.isFetching,
    error: isRate(rate) && settled === rate ? typed.error : null,
  };
}
