import { FormSection } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { QrCode } from '@estrada/web/links/qr-code.tsx';
import { PageTitle } from '@estrada/web/pages/page-title.tsx';
import { useSession } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Box, Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { AccessesForm } from './accesses-form.tsx';
import { configStrings } from './page-strings.ts';
import './readings.css';
import { strings } from './strings.ts';

// shorter searches use no index; the server refuses them
const searchedFrom = 3;

/** Searches the dealers in the user's scope by name or code; none selected means all dealers. */
function DealerSelect({
  value,
  onChange,
  isRequired,
}: {
  value: string | null;
  onChange: (dealerId: string | null) => void;
  isRequired: boolean;
}) {
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
      label={t('whose.label')}
      description={isRequired ? undefined : t('whose.hint')}
      placeholder={isRequired ? undefined : t('whose.all')}
      data={options}
      value={value}
      searchable
      clearable={!isRequired}
      clearButtonProps={{ 'aria-label': t('whose.clear') }}
      onSearchChange={setTyped}
      // the server has searched already
      filter={({ options: all }) => all}
      nothingFoundMessage={t(isSearching && data ? 'whose.none' : 'whose.type')}
      onChange={(next) => {
        setChosen(options.find((option) => option.value === next) ?? null);
        onChange(next);
      }}
    />
  );
}

/** `/watchdoc/config`: which profiles may capture documents, of one dealer or of all. */
export function Page() {
  const t = useStrings(strings);
  const { viewer } = useSession();
  const [dealerId, setDealerId] = useState<string | null>(null);
  const isOfDealer = viewer?.userType === 'DEALER';
  // a representative cannot configure all dealers at once
  const mustChoose = viewer?.role === 'representante' && dealerId === null;
  return (
    <>
      <PageTitle words={configStrings} />
      {isOfDealer ? null : (
        <DealerSelect value={dealerId} onChange={setDealerId} isRequired={viewer?.role === 'representante'} />
      )}
      {mustChoose ? <Text c="dimmed">{t('whose.must')}</Text> : <Accesses key={dealerId} dealerId={dealerId} />}
      <CaptureCode />
    </>
  );
}

/** The address of the capture as a code, for the phones of the people who get the access. */
function CaptureCode() {
  const t = useStrings(strings);
  return (
    <Box mt="lg">
      <FormSection id="capture-code" title={t('open.title')}>
        <Text size="sm" mb="md">
          {t('open.text')}
        </Text>
        <QrCode
          className="readings-code"
          text={`${window.location.origin}${paths.captureDocument}`}
          label={t('open.label')}
        />
      </FormSection>
    </Box>
  );
}

function Accesses({ dealerId }: { dealerId: string | null }) {
  const t = useStrings(strings);
  const query = useCall('readCaptureAccesses', { query: dealerId ? { dealerId } : {} });
  return (
    <Loaded query={query} label={t('loading')} height={320}>
      {(accesses) => <AccessesForm dealerId={dealerId} saved={accesses} />}
    </Loaded>
  );
}
