import { PageHeading } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Anchor } from '@mantine/core';
import { Link, useLocation, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { DealerHistory } from '../channels/dealer-history.tsx';
import { strings } from '../strings.ts';
import { DealerForm } from './dealer-form.tsx';

/** `/dealers/register` for a new dealer, `/dealers/register?id=…` for one that is there. */
export function Page() {
  const t = useStrings(strings);
  const [address] = useSearchParams();
  const location = useLocation();
  const id = address.get('id');
  const backTo = paths.dealers + ((location.state as { list?: string } | null)?.list ?? '');
  return (
    <>
      <Anchor component={Link} to={backTo} size="sm" display="inline-block" mb="sm">
        {t('form.back')}
      </Anchor>
      {id ? (
        <KnownDealer key={id} id={id} backTo={backTo} />
      ) : (
        <>
          <PageHeading title={t('form.new')} />
          <DealerForm dealer={null} backTo={backTo} />
        </>
      )}
    </>
  );
}

function KnownDealer({ id, backTo }: { id: string; backTo: string }) {
  const t = useStrings(strings);
  const query = useCall('readDealer', { params: { id } });
  const dealer = query.data;
  return (
    <>
      <PageHeading title={t('form.edit')} subtitle={dealer ? `${dealer.GMFcode} · ${dealer.tradingName}` : ' '} />
      <Loaded query={query} label={t('form.loading')}>
        {(known) => (
          <>
            <DealerForm dealer={known} backTo={backTo} />
            <DealerHistory id={known.id} />
          </>
        )}
      </Loaded>
    </>
  );
}
