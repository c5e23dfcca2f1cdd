import { useOpenPdf } from '@estrada/web/files/open-file.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { loadPaper } from '../load-paper.ts';
import { strings } from './strings.ts';

export function OpenSigned({ proposalId, envelopeId }: { proposalId: string; envelopeId: string }) {
  const t = useStrings(strings);
  const { isOpening, open } = useOpenPdf();
  return (
    <Button
      variant="default"
      loading={isOpening}
      onClick={() => void open(t('signed.name'), () => loadPaper(proposalId, envelopeId))}
    >
      {t('openSigned')}
    </Button>
  );
}
