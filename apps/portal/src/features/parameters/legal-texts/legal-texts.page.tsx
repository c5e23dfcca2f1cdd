import {
  currentLegalTexts,
  legalBodyForm,
  legalFields,
  legalTextForms,
  type PaperKind,
  paperKindIds,
  paperKinds,
} from '@estrada/domain/contracts/index';
import { formatCount, formatDate } from '@estrada/domain/formats/index';
import type { LegalTextAnswer } from '@estrada/endpoints/index';
import { successionNames } from '@estrada/endpoints/parameters/succession-names';
import { api } from '@estrada/web/calls/api.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useOpenPdf } from '@estrada/web/files/open-file.ts';
import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { LegalReview } from '@estrada/web/records/succession/legal-review.tsx';
import type { SuccessionKind } from '@estrada/web/records/succession/succession-kind.ts';
import { SuccessionPage } from '@estrada/web/records/succession/succession-page.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Code, CopyButton, Text } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { strings } from './strings.ts';

type PaperText = { kind: PaperKind; body: string };

/** Opens a text in its paper, in a new tab. */
function usePreview() {
  const t = useStrings(strings);
  const { isOpening, open } = useOpenPdf();
  return {
    isLoading: isOpening,
    open: (body: PaperText) => open(t('preview.name'), () => api.previewLegalText({ body })),
  };
}

/** Opens the paper of a saved text. */
function PreviewButton({ kind, body, effectiveFrom }: PaperText & { effectiveFrom: string }) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const { isLoading, open } = usePreview();
  const label = t('preview.openOf', { name: own(paperKinds[kind]), date: formatDate(effectiveFrom) });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={isLoading}
      aria-label={label}
      onClick={() => void open({ kind, body })}
    >
      {t('preview.open')}
    </Button>
  );
}

/** Opens the paper of the typed text, and lists its placeholders; nothing is requested while the text is invalid. */
function PreviewTyped({ kind, body }: PaperText) {
  const t = useStrings(strings);
  const { isLoading, open } = usePreview();
  const isRight = legalBodyForm(kind).problems({ body }).length === 0;
  return (
    <section className="legal-text-help" aria-label={t('fields.title')}>
      <Button variant="default" loading={isLoading} disabled={!isRight} onClick={() => void open({ kind, body })}>
        {t('preview.open')}
      </Button>
      <Text size="sm" c="dimmed" mt={4}>
        {t(isRight ? 'preview.hint' : 'preview.notYet')}
      </Text>
      <CopyStandardText kind={kind} />
      <Text size="sm" mt="md">
        {t('fields.about')}
      </Text>
      <p className="legal-text-fields">
        {legalFields.map((field) => (
          <Code key={field}>{`{${field}}`}</Code>
        ))}
      </p>
    </section>
  );
}

/**
 * Copies the text that the product provides, and adds its sources to those that are typed: an installation with texts of
 * its own may adopt its clauses.
 */
function CopyStandardText({ kind }: { kind: PaperKind }) {
  const t = useStrings(strings);
  const { getValues, setValue } = useFormContext<{ sources: string }>();
  const { body, sources } = currentLegalTexts[kind];
  const addSources = () => {
    const lines = [getValues('sources') ?? '', sources]
      .join('\n')
      .split('\n')
      .map((line) => line.trim());
    const distinct = [...new Set(lines)].filter((line) => line !== '');
    setValue('sources', distinct.join('\n'), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <CopyButton value={body.trim()}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          mt="sm"
          onClick={() => {
            copy();
            addSources();
          }}
        >
          {t(copied ? 'product.copied' : 'product.copy')}
        </Button>
      )}
    </CopyButton>
  );
}

/** The laws that a text implements. */
function Sources({ sources }: Pick<LegalTextAnswer, 'sources'>) {
  const t = useStrings(strings);
  const lines = sources.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return t('sources.none');
  return (
    <details className="legal-text-sources">
      <summary>{t('sources.count', { count: lines.length })}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

function Review({ row }: { row: LegalTextAnswer }) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const { run, isBusy } = useAct('confirmLegalText', { reload: ['readLegalTexts'], alert: true });
  return (
    <LegalReview
      confirmation={row.confirmation}
      mayConfirm={row.can.confirm}
      name={t('review.row', { name: own(paperKinds[row.kind]), date: formatDate(row.effectiveFrom) })}
      question={t('review.question')}
      isBusy={isBusy}
      onConfirm={() => run({ params: { id: row.id }, body: { version: row.version } })}
    />
  );
}

/** The legal texts: one succession per paper. */
const legalTextKind: SuccessionKind<LegalTextAnswer> = {
  calls: successionNames.LegalText,
  subject: 'legalText',
  keyField: 'kind',
  sequences: paperKindIds.map((kind) => ({
    key: kind,
    name: paperKinds[kind],
    form: legalTextForms[kind],
    columns: [
      { key: 'size', header: { pt: 'Tamanho', en: 'Size' }, render: ({ body }) => <Size body={body} /> },
      {
        key: 'sources',
        header: { pt: 'Fontes', en: 'Sources' },
        priority: 'low',
        render: (row) => <Sources sources={row.sources} />,
      },
      {
        key: 'review',
        header: { pt: 'Revisão jurídica', en: 'Legal review' },
        render: (row) => <Review row={row} />,
      },
      {
        key: 'preview',
        header: { pt: 'Documento', en: 'Document' },
        render: (row) => <PreviewButton kind={row.kind} body={row.body} effectiveFrom={row.effectiveFrom} />,
      },
    ],
  })),
  drawn: {
    body: (field) => <LongTextField {...field} />,
    sources: (field) => <LongTextField {...field} />,
  },
  Effects: ({ basis, typed }) => (
    <PreviewTyped kind={basis.sequence.key as PaperKind} body={String(typed.body ?? '')} />
  ),
};

function Size({ body }: { body: string }) {
  const t = useStrings(strings);
  return <span>{t('size', { count: body.split(/\n\s*\n/).length, letters: formatCount(body.length) })}</span>;
}

/** `/parameters/legalTexts`: the texts of a proposal's papers, each with a start date. */
export function Page({ words }: { words: PageRow['words'] }) {
  return <SuccessionPage kind={legalTextKind} words={words} />;
}
