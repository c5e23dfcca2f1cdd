import { formatDate } from '@estrada/domain/formats/index';
import { hasNegotiableCopy } from '@estrada/domain/papers/index';
import type { ContractPapers } from '@estrada/endpoints/index';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { api } from '@estrada/web/calls/api.ts';
import { openPdf } from '@estrada/web/files/open-pdf.ts';
import { showSize } from '@estrada/web/files/work/show-size.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';

type Paper = ContractPapers['earlier'][number]['papers'][number];

/** The papers of a contract, each with its copy, the version of its text, and a button that opens it to be read or printed. */
export function PaperList({ proposalId, papers }: { proposalId: string; papers: readonly Paper[] }) {
  if (papers.length === 0) return null;
  return (
    <ul className="papers-list">
      {papers.map((paper) => (
        <PaperLine key={paper.id} proposalId={proposalId} paper={paper} />
      ))}
    </ul>
  );
}

function PaperLine({ proposalId, paper }: { proposalId: string; paper: Paper }) {
  const t = useStrings(strings);
  const [isOpening, setOpening] = useState(false);
  const copy = hasNegotiableCopy(paper.kind)
    ? t(paper.isNonNegotiable ? 'copy.nonNegotiable' : 'copy.negotiable')
    : null;
  const name = [paper.name, copy].filter(Boolean).join(', ');
  const open = async () => {
    setOpening(true);
    try {
      await openPdf(t('download.name'), () => fetchFile(proposalId, paper.id));
    } catch (error) {
      alertFailure(error);
    } finally {
      setOpening(false);
    }
  };
  return (
    <li>
      <div className="papers-name">
        <span>{paper.name}</span>
        {copy ? <span className="papers-copy">{copy}</span> : null}
        <small title={paper.sha256}>
          {t('text', { date: formatDate(paper.textVersion), size: showSize(paper.sizeBytes) })}
        </small>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        loading={isOpening}
        aria-label={t(isOpening ? 'opening' : 'openOf', { name })}
        onClick={() => void open()}
      >
        {t('open')}
      </Button>
    </li>
  );
}

/** By a signed address: asking for it is what the trail keeps. @throws ApiError; TypeError without a connection */
async function fetchFile(proposalId: string, paperId: string): Promise<Blob> {
  const { url } = await api.readPaperAddress({ params: { id: proposalId, paperId } });
  const answer = await fetch(url, { method: 'GET' });
  if (!answer.ok) throw new Error(`The paper answered ${answer.status}`);
  // the browser shows what it knows to be a PDF, whatever the address is called
  return new Blob([await answer.arrayBuffer()], { type: 'application/pdf' });
}
