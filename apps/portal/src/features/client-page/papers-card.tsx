import { hasNegotiableCopy, paperKinds } from '@estrada/domain/contracts/index';
import { pickText } from '@estrada/domain/errors/index';
import type { ClientPage } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { fetchSignedPdf, openPdf } from '@estrada/web/files/open-file.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { strings } from './document-strings.ts';
import type { InVisit } from './use-client-page.ts';

type Paper = ClientPage['papers'][number];

/** Opens PDFs of the visit in a new tab, one at a time. */
export function useOpenInVisit(inVisit: InVisit) {
  const t = useStrings(strings);
  const [opening, setOpening] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function open(
    id: string,
    name: string,
    load: (headers: { captureToken: string }) => Promise<Blob>,
  ): Promise<void> {
    setOpening(id);
    setProblem(null);
    try {
      const refused = await inVisit((headers) => openPdf(`${name}.pdf`, () => load(headers)));
      if (refused) setProblem(refused.detail || null);
    } catch {
      // the file was not loaded: a lost connection, or an expired address
      setProblem(t('paper.failed'));
    }
    setOpening(null);
  }

  return { opening, problem, open };
}

/** The papers of the contract; each opens in a new tab at an address that is valid for two minutes. */
export function PapersCard({ papers, inVisit }: { papers: readonly Paper[]; inVisit: InVisit }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { opening, problem, open } = useOpenInVisit(inVisit);
  const nameOf = ({ kind }: Paper): string => {
    if (kind === 'SIGNED') return t('paper.SIGNED');
    const name = pickText(paperKinds[kind], language);
    return hasNegotiableCopy(kind) ? t('paper.copy', { name }) : name;
  };

  return (
    <section className="client-page-card">
      <h2>{t('papers.title')}</h2>
      <p className="client-page-hint">{t('papers.text')}</p>
      {papers.map((paper) => (
        <Button
          key={paper.id}
          fullWidth
          variant="default"
          loading={opening === paper.id}
          disabled={opening !== null}
          onClick={() =>
            void open(paper.id, nameOf(paper), async (headers) =>
              fetchSignedPdf(await api.readClientPaperAddress({ params: { paperId: paper.id }, headers })),
            )
          }
        >
          {t('paper.open', { name: nameOf(paper) })}
        </Button>
      ))}
      {problem ? (
        <p role="alert" className="client-page-problem">
          {problem}
        </p>
      ) : null}
    </section>
  );
}
