import { PageHeading } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Paper, Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { strings } from './strings.ts';

/** Who has no dealer of his own first says for which one he simulates. */
export function DealerChoice({ onChoose }: { onChoose: (dealerId: string) => void }) {
  const t = useStrings(strings);
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed, 250);
  const dealers = useCall(
    'listSimulationDealers',
    { query: name ? { name } : {} },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <PageHeading title={t('title')} subtitle={t('dealer.subtitle')} />
      {dealers.error ? (
        <FailureState error={dealers.error} onRetry={() => void dealers.refetch()} />
      ) : (
        <Paper withBorder p="lg" maw={560}>
          <Select
            label={t('dealer.label')}
            placeholder={t('dealer.placeholder')}
            searchable
            searchValue={typed}
            onSearchChange={setTyped}
            // the server searches; what it found is shown as it came
            filter={({ options }) => options}
            data={(dealers.data?.items ?? []).map((dealer) => ({
              value: dealer.id,
              label: `${dealer.gmfCode} · ${dealer.tradingName} · ${dealer.city}/${dealer.state}`,
            }))}
            nothingFoundMessage={dealers.isPending ? t('loading') : t('dealer.none')}
            onChange={(dealerId) => dealerId && onChoose(dealerId)}
          />
          <Text size="sm" c="dimmed" mt="sm">
            {t('dealer.hint')}
          </Text>
        </Paper>
      )}
    </>
  );
}
