import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { PageTitle } from '@estrada/web/pages/page-title.tsx';
import { RecordHistory } from '@estrada/web/records/history/use-record-history.tsx';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { arrangeMenuStrings } from '../page-strings.ts';
import { ArrangeMenu } from './arrange-menu.tsx';
import { strings } from './arrange-strings.ts';

// shorter searches use no index; the server refuses them
const searchedFrom = 3;

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
        <DealerSearch value={dealerId} onChange={setDealerId} />
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

/** Searches the dealers in the user's scope by name or code. */
function DealerSearch({ value, onChange }: { value: string | null; onChange: (dealerId: string | null) => void }) {
  const t = useStrings(strings);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const [search] = useDebouncedValue(typed.trim(), 250);
  const isSearching = search.length >= searchedFrom && search !== chosen?.label;
  const { data } = useCall('listDealers', isSearching ? { query: { search, size: 10 } } : null);
  const found = (data?.items ?? []).map(({ id, GMFcode, tradingName }) => ({
    value: id,
    label: `${GMFcode} · ${tradingName}`,
  }));
  const options = chosen && !found.some((option) => option.value === chosen.value) ? [chosen, ...found] : found;
  return (
    <Select
      mb="lg"
      maw={560}
      label={t('dealer')}
      description={t('dealer.hint')}
      data={options}
      value={value}
      searchable
      onSearchChange={setTyped}
      // the server has searched already
      filter={({ options: all }) => all}
      nothingFoundMessage={t(isSearching && data ? 'dealer.none' : 'dealer.type')}
      onChange={(next) => {
        setChosen(options.find((option) => option.value === next) ?? null);
        onChange(next);
      }}
    />
  );
}
