import { formatDate } from '@estrada/domain/formats/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Radio, Stack, Text } from '@mantine/core';
import { chooseTable } from '../model/tables-of-term.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { showRate } from './rates.ts';

/** Selects which of the applicable tables prices the chosen term; renders nothing if there is only one. */
export function TableChoice() {
  const t = useStrings(strings);
  const { draft, item, tables, update, showsRates } = useSharedSimulator();
  if (!item || tables.length < 2) return null;
  const { term, tableCode } = item;
  const isChosen = tables.some((table) => draft.tableCodes?.includes(table.tableCode));
  const take = (code: string | null) => update((now) => chooseTable(now, { term, tableCode: code, ofTerm: tables }));
  return (
    <section className="simulator-panel" aria-labelledby="tables-title">
      <h3 id="tables-title">{t('tables', { term })}</h3>
      <Radio.Group aria-labelledby="tables-title" value={tableCode} onChange={take}>
        <Stack gap="xs">
          {tables.map((table) => (
            <Radio
              key={table.id}
              value={table.tableCode}
              label={table.description}
              description={[
                table.tableCode,
                ...(showsRates ? [t('tables.rate', { rate: showRate(table.rateMonthly) })] : []),
                t('tables.until', { date: formatDate(table.validUntil) }),
              ].join(' · ')}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Text role="status" size="sm" mt="xs">
        {isChosen ? t('tables.changed', { name: item.tableDescription }) : ''}
      </Text>
      {isChosen ? (
        <Button variant="subtle" size="compact-sm" onClick={() => take(null)}>
          {t('tables.back')}
        </Button>
      ) : null}
    </section>
  );
}
