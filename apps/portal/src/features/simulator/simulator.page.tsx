import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../../app/api/api.ts';
import { FailureState } from '../../app/failure/failure-state.tsx';
import { useDraft } from '../../app/session/use-draft.ts';
import { useSignedIn } from '../../app/session/use-session.ts';
import { DealerChoice } from './dealer-choice.tsx';
import { savedKey } from './record/use-record.ts';
import { SimulatorFlow } from './simulator-flow.tsx';
import { SimulatorSkeleton } from './simulator-skeleton.tsx';

/** The simulator: finds out for which dealer it works and what was saved, then shows the steps. */
export function Page() {
  const [search] = useSearchParams();
  const id = search.get('simulacao');
  const { activeDealer } = useSignedIn();
  const [chosenDealerId, chooseDealer] = useDraft<string | null>('simulator.dealer', null);

  const saved = useQuery({
    queryKey: savedKey(id),
    queryFn: ({ signal }) => api.readSavedSimulation({ params: { id: id ?? '' }, signal, suppressAlert: true }),
    enabled: id !== null,
    refetchOnWindowFocus: false,
  });
  const dealerId = id ? saved.data?.dealer.id : (activeDealer?.id ?? chosenDealerId ?? undefined);
  const parameters = useQuery({
    queryKey: ['simulationParameters', dealerId],
    queryFn: ({ signal }) =>
      api.readSimulationParameters({ query: { dealerId: dealerId ?? '' }, signal, suppressAlert: true }),
    enabled: dealerId !== undefined,
    staleTime: 300_000,
  });

  if (saved.error && !saved.data) return <FailureState error={saved.error} onRetry={() => void saved.refetch()} />;
  if (!id && !dealerId) return <DealerChoice onChoose={chooseDealer} />;
  if (parameters.error) return <FailureState error={parameters.error} onRetry={() => void parameters.refetch()} />;
  if (!parameters.data) return <SimulatorSkeleton />;
  const changeDealer = activeDealer || id ? undefined : () => chooseDealer(null);
  return (
    <SimulatorFlow id={id} saved={saved.data ?? null} parameters={parameters.data} onChangeDealer={changeDealer} />
  );
}
