import { FormSection } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { DealerSelect } from '@estrada/web/dealers/dealer-select.tsx';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { QrCode } from '@estrada/web/links/qr-code.tsx';
import { PageTitle } from '@estrada/web/pages/page-title.tsx';
import { useSession } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Box, Text } from '@mantine/core';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { AccessesForm } from './accesses-form.tsx';
import { configStrings } from './page-strings.ts';
import './readings.css';
import { strings } from './strings.ts';

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
        <DealerSelect
          value={dealerId}
          onChange={setDealerId}
          {...(viewer?.role === 'representante'
            ? {}
            : { hint: t('whose.hint'), optional: { placeholder: t('whose.all'), clear: t('whose.clear') } })}
        />
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
