import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { PageTitle } from '@estrada/web/pages/page-title.tsx';
import { useSession } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { AccessesForm } from './accesses-form.tsx';
import { DealerSelect } from './dealer-select.tsx';
import { configStrings } from './page-strings.ts';
import { strings } from './strings.ts';

/** `/watchdoc/config`: which profiles may capture documents, of one dealer or of all. */
export function Page() {
  const t = useStrings(strings);
  const { viewer } = useSession();
  const [dealerId, setDealerId] = useState<string | null>(null);
  const isOfDealer = viewer?.userType === 'DEALER';
  // a representative says nothing for all dealers
  const mustChoose = viewer?.role === 'representante' && dealerId === null;
  return (
    <>
      <PageTitle words={configStrings} />
      {isOfDealer ? null : (
        <DealerSelect value={dealerId} onChange={setDealerId} isRequired={viewer?.role === 'representante'} />
      )}
      {mustChoose ? <Text c="dimmed">{t('whose.must')}</Text> : <Accesses key={dealerId} dealerId={dealerId} />}
    </>
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
