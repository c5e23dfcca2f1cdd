import { useCall } from '@estrada/web/calls/use-call.ts';
import { DealerSelect } from '@estrada/web/dealers/dealer-select.tsx';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { PageTitle } from '@estrada/web/pages/page-title.tsx';
import { RecordHistory } from '@estrada/web/records/history/use-record-history.tsx';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Select, Text } from '@mantine/core';
import { useState } from 'react';
import { arrangeMenuStrings } from '../page-strings.ts';
import { ArrangeMenu } from './arrange-menu.tsx';
import { strings } from './arrange-strings.ts';

/** `/parameters/productMenu`: the columns of the menu of products of one dealer. */
export function Page() {
  const t = useStrings(strings);
  const { user } = useSignedIn();
  const own = user.dealers;
  const [dealerId, setDealerId] = useState(user.activeDealerId ?? own[0]?.id ?? null);
  return (
    <>
      <PageTitle words={arrangeMenuStrings} />
      {own.length === 0 ? (
        <DealerSelect value={dealerId} onChange={setDealerId} hint={t('dealer.hint')} />
      ) : own.length > 1 ? (
        <Select
          mb="lg"
          maw={560}
          label={t('dealer')}
          allowDeselect={false}
          data={own.map(({ id, gmfCode, tradingName }) => ({ value: id, label: `${gmfCode} · ${tradingName}` }))}
          value={dealerId}
          onChange={setDealerId}
        />
      ) : null}
      {dealerId === null ? <Text>{t('dealer.choose')}</Text> : <OfDealer key={dealerId} dealerId={dealerId} />}
    </>
  );
}

function OfDealer({ dealerId }: { dealerId: string }) {
  const t = useStrings(strings);
  const query = useCall('readProductMenu', { params: { dealerId } });
  return (
    <Loaded query={query} label={t('loading')} height={320}>
      {(menu) => (
        <>
          <ArrangeMenu key={menu.version} menu={menu} />
          <RecordHistory entity="productMenu" entityId={dealerId} />
        </>
      )}
    </Loaded>
  );
}
