import { PageHeading } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { DealerHistory } from '../channels/dealer-history.tsx';
import { dealersKey } from '../dealer-queries.ts';
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
  const query = useQuery({
    queryKey: [...dealersKey, 'detail', id],
    queryFn: ({ signal }) => api.readDealer({ params: { id }, signal, suppressAlert: true }),
  });
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
