import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';

/** Opens the sealed contract by a signed address, which the trail keeps. */
export function OpenSigned({ proposalId, envelopeId }: { proposalId: string; envelopeId: string }) {
  const t = useStrings(strings);
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    // opened within the click: a window that comes later is a pop-up
    const tab = window.open('', '_blank');
    setOpening(true);
    try {
      const { url } = await api.readPaperAddress({ params: { id: proposalId, paperId: envelopeId } });
      if (tab) tab.location.href = url;
    } catch {
      tab?.close();
      showAlert({ type: 'error', text: t('open.failed') });
    } finally {
      setOpening(false);
    }
  };
  return (
    <Button variant="default" loading={isOpening} onClick={() => void open()}>
      {t('openSigned')}
    </Button>
  );
}
