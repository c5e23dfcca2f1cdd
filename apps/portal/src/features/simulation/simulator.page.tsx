import { PageHeading } from '@estrada/ui/index';
import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useDraft } from '@estrada/web/session/use-draft.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Paper, Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePassedDealer } from './model/use-passed-values.ts';
import { SimulatorFlow } from './simulator-flow.tsx';
import { SimulatorSkeleton } from './simulator-skeleton.tsx';
import { strings } from './strings.ts';

/** Users without a dealer first choose the dealer to simulate for. */
function DealerChoice({ onChoose }: { onChoose: (dealerId: string) => void }) {
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
            // the server searches; its results are shown unfiltered
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

/** The simulator: loads the dealer's parameters and the saved simulation, then shows the steps. */
export function Page() {
  const t = useStrings(strings);
  const [search] = useSearchParams();
  const id = search.get('simulacao');
  const { activeDealer } = useSignedIn();
  const [chosenDealerId, chooseDealer] = useDraft<string | null>('simulator.dealer', null);

  const passedDealer = usePassedDealer();
  useEffect(() => {
    if (passedDealer) chooseDealer(passedDealer);
  }, [passedDealer, chooseDealer]);

  const saved = useCall('readSavedSimulation', id === null ? null : { params: { id } }, {
    refetchOnWindowFocus: false,
  });
  // another simulation starts without the figures of the previous one
  const [run, setRun] = useState({ id, count: 1 });
  if (run.id !== id) setRun({ id, count: id === null ? run.count + 1 : run.count });
  const dealerId = id ? saved.data?.dealer.id : (activeDealer?.id ?? chosenDealerId ?? undefined);
  const parameters = useCall('readSimulationParameters', dealerId === undefined ? null : { query: { dealerId } }, {
    staleTime: rarelyChangesMs,
  });

  const failed = [saved, parameters].find((query) => query.error && !query.data);
  if (failed) {
    return (
      <>
        <PageHeading title={t('title')} />
        <FailureState error={failed.error} onRetry={() => void failed.refetch()} />
      </>
    );
  }
  if (!id && !dealerId) return <DealerChoice onChoose={chooseDealer} />;
  if (!parameters.data) return <SimulatorSkeleton />;
  const changeDealer = activeDealer || id ? undefined : () => chooseDealer(null);
  return (
    <SimulatorFlow
      key={run.count}
      id={id}
      saved={saved.data ?? null}
      parameters={parameters.data}
      onChangeDealer={changeDealer}
      onBegin={() => setRun({ id, count: run.count + 1 })}
    />
  );
}
