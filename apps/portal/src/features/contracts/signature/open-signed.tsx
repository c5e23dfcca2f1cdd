import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { api } from '@estrada/web/calls/api.ts';
import { openPdf } from '@estrada/web/files/open-pdf.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';

/** Opens the sealed contract. */
export function OpenSigned({ proposalId, envelopeId }: { proposalId: string; envelopeId: string }) {
  const t = useStrings(strings);
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      await openPdf(t('signed.name'), () => fetchFile(proposalId, envelopeId));
    } catch (error) {
      alertFailure(error);
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

/** By a signed address: asking for it is what the trail keeps. @throws ApiError; TypeError without a connection */
async function fetchFile(proposalId: string, paperId: string): Promise<Blob> {
  const { url } = await api.readPaperAddress({ params: { id: proposalId, paperId } });
  const answer = await fetch(url, { method: 'GET' });
  if (!answer.ok) throw new Error(`The signed contract answered ${answer.status}`);
  return new Blob([await answer.arrayBuffer()], { type: 'application/pdf' });
}
