import { useCall } from '@estrada/web/calls/use-call.ts';
import { RecordFormPage } from '@estrada/web/records/page/record-form-page.tsx';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { DealerHistory } from '../channels/dealer-history.tsx';
import { dealerCalls } from '../dealer-calls.ts';
import { DealerForm } from './dealer-form.tsx';

/** `/dealers/register` for a new dealer, `/dealers/register?id=…` for one that is there. */
export function Page() {
  const [address] = useSearchParams();
  const id = address.get('id');
  const query = useCall('readDealer', id ? { params: { id } } : null);
  return (
    <RecordFormPage
      key={id}
      nouns={dealerCalls.words.nouns}
      listPath={paths.dealers}
      query={id ? query : null}
      about={({ GMFcode, tradingName }) => `${GMFcode} · ${tradingName}`}
      form={(dealer, backTo) => <DealerForm dealer={dealer} backTo={backTo} />}
      history={(dealer) => <DealerHistory id={dealer.id} />}
    />
  );
}
