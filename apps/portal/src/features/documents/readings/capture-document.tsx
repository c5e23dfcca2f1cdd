import { formatDate, formatDocument, formatInstant } from '@estrada/domain/formats/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { QrCode } from '@estrada/web/links/qr-code.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { capturePath } from '../capture-path.ts';
import './readings.css';
import { strings } from './strings.ts';

type Capture = ResponseOf<typeof endpoints.beginCaptureReading>;
type Reading = ResponseOf<typeof endpoints.readOcrStatus>;

/** How often a reading is polled, before and after its picture has arrived. */
const followMs = 10_000;

/** A QR code for a phone, the data read from its picture, and the link to a simulation. */
export function CaptureDocument() {
  const t = useStrings(strings);
  const begin = useAct('beginCaptureReading');
  const [capture, setCapture] = useState<Capture | null>(null);
  const start = () => void begin.run({}).then(setCapture, () => undefined);
  return (
    <Paper withBorder p="lg" maw={640}>
      <Stack gap="md">
        {capture ? <Followed key={capture.simulationDocumentId} capture={capture} /> : <Text>{t('code.text')}</Text>}
        {begin.error ? (
          <Text role="alert" c="var(--mantine-color-error)">
            {begin.error.words}
          </Text>
        ) : null}
        <Group>
          <Button variant={capture ? 'default' : 'filled'} loading={begin.isBusy} onClick={start}>
            {t(capture ? 'again' : 'begin')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

function Followed({ capture }: { capture: Capture }) {
  const t = useStrings(strings);
  const { simulationDocumentId } = capture;
  const { data } = useCall(
    'readOcrStatus',
    { query: { simulationDocumentId } },
    {
      refetchInterval: ({ state }) => {
        const status = state.data?.status ?? 'WAITING';
        return status === 'WAITING' || status === 'READING' ? followMs : false;
      },
    },
  );
  const reading: Reading = data ?? capture;
  return (
    <>
      {reading.status === 'WAITING' ? (
        <>
          <Text>{t('code.text')}</Text>
          <QrCode
            className="readings-code"
            text={`${window.location.origin}${capturePath}#${capture.token}`}
            label={t('code.label')}
          />
          <Text size="sm" c="dimmed">
            {t('code.valid', { time: formatInstant(capture.expiresAt) })}
          </Text>
        </>
      ) : null}
      <Text role="status" fw={600}>
        {t(`status.${reading.status}`)}
      </Text>
      {reading.read ? <WhatWasRead read={reading.read} /> : null}
    </>
  );
}

function WhatWasRead({ read }: { read: NonNullable<Reading['read']> }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const { name, cpf, birthDate, motherName, documentNr } = read;
  const facts = [
    ['name', name],
    ['cpf', cpf && formatDocument(cpf)],
    ['birthDate', birthDate && formatDate(birthDate)],
    ['motherName', motherName],
    ['documentNr', documentNr],
  ] as const;
  return (
    <>
      <dl className="readings-facts">
        {facts.map(([field, value]) => (
          <div key={field}>
            <dt>{t(`read.${field}`)}</dt>
            <dd>{value ?? t('notRead')}</dd>
          </div>
        ))}
      </dl>
      <Group>
        <Button onClick={() => void navigate(paths.simulator, { state: { client: { name, cpf, birthDate } } })}>
          {t('simulate')}
        </Button>
      </Group>
    </>
  );
}
