import { PageHeading } from '@estrada/ui/index';
import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SimulatorFlow } from './simulator-flow.tsx';
import { SimulatorSkeleton } from './simulator-skeleton.tsx';
import { strings } from './strings.ts';

/** `/ofertas/simular`: the simulator without a dealer, for any vehicle or for the offer in the address. */
export function Page() {
  const t = useStrings(strings);
  const [search] = useSearchParams();
  const id = search.get('oferta');
  const [run, setRun] = useState(1);
  const parameters = useCall('readOfferParameters', {}, { staleTime: rarelyChangesMs });
  const offer = useCall('readOffer', id === null ? null : { params: { id } });
  const failed = [parameters, offer].find((query) => query.error && !query.data);
  if (failed) {
    return (
      <>
        <PageHeading title={t('offerSale.title')} />
        <FailureState error={failed.error} onRetry={() => void failed.refetch()} />
      </>
    );
  }
  if (!parameters.data || (id !== null && !offer.data)) return <SimulatorSkeleton />;
  return (
    <SimulatorFlow
      key={`${id} ${run}`}
      id={null}
      saved={null}
      parameters={{ ...parameters.data, dealer: null }}
      offer={id === null ? null : (offer.data ?? null)}
      onBegin={() => setRun(run + 1)}
    />
  );
}
