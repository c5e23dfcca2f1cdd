import { useAct } from '@estrada/web/calls/use-act.ts';
import { saveFile } from '@estrada/web/files/open-file.ts';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';

const formats = ['pdf', 'json'] as const;

/** Downloads the evidence of a signed contract, for anyone who disputes it. */
export function DossierButtons({ proposalId }: { proposalId: string }) {
  const t = useStrings(strings);
  const mayTake = useMayCall('makeDossier');
  const act = useAct('makeDossier', { alert: true });
  const [wanted, setWanted] = useState<(typeof formats)[number] | null>(null);
  if (!mayTake) return null;
  const download = (format: (typeof formats)[number]) => {
    setWanted(format);
    // the banner shows a refusal
    act.run({ params: { id: proposalId }, body: { format } }).then(saveFile, () => undefined);
  };
  return (
    <section aria-label={t('title')}>
      <Text size="sm" c="dimmed">
        {t('about')}
      </Text>
      <Group gap="xs" mt={6}>
        {formats.map((format) => (
          <PageAct
            key={format}
            disabled={act.isBusy && wanted !== format}
            loading={act.isBusy && wanted === format}
            onClick={() => download(format)}
          >
            {t(format)}
          </PageAct>
        ))}
      </Group>
    </section>
  );
}
