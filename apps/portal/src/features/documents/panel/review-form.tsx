import { type DocumentDefect, documentDefectNames, documentDefects } from '@estrada/domain/documents/index';
import { pickText } from '@estrada/domain/errors/index';
import type { DocumentVerdict, ProposalDocuments } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import type { ProposalDocument } from '@estrada/web/documents/use-documents.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Chip, SegmentedControl, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';

type ReviewInput = { verdict: '' | 'ACCEPTED' | 'REFUSED'; defects: DocumentDefect[]; note: string };
const nothing: ReviewInput = { verdict: '', defects: [], note: '' };

/** The back office's review of all received documents, submitted at once. */
export function ReviewForm({
  all: { proposalId, documents },
  onAnswer,
}: {
  all: ProposalDocuments;
  onAnswer: (answer: ProposalDocuments) => void;
}) {
  const t = useStrings(strings);
  const [given, setGiven] = useState<Readonly<Record<string, ReviewInput>>>({});
  /** the submitted kinds in order: a refusal refers to them by index */
  const [sent, setSent] = useState<readonly string[]>([]);
  const review = useAct('reviewProposalDocuments', { reload: ['readProposalDocuments'] });
  const received = documents.filter(({ status }) => status === 'RECEIVED');
  const verdicts = received.flatMap(({ kind, version }): DocumentVerdict[] => {
    const { verdict, defects, note } = given[kind] ?? nothing;
    if (verdict === '') return [];
    return [verdict === 'ACCEPTED' ? { kind, version, verdict } : { kind, version, verdict, defects, note }];
  });
  if (received.length === 0) return null;

  async function send(): Promise<void> {
    setSent(verdicts.map(({ kind }) => kind));
    try {
      onAnswer(await review.run({ params: { id: proposalId }, body: { verdicts } }));
      setGiven({});
      showAlert({ type: 'success', text: t('review.done') });
    } catch (error) {
      // shown next to the button and at the fields
      if (!(error instanceof ApiError)) throw error;
    }
  }

  const problemAt = (kind: string, field: 'defects' | 'note') => {
    const index = sent.indexOf(kind);
    return review.error?.fields.find(({ path }) => path === `verdicts.${index}.${field}`)?.message;
  };
  return (
    <form
      className="documents-review"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Title order={3} size="h4">
        {t('review.title')}
      </Title>
      <Text c="dimmed" size="sm">
        {t('review.text')}
      </Text>
      {received.map((document) => (
        <VerdictFields
          key={document.kind}
          document={document}
          given={given[document.kind] ?? nothing}
          problems={{ defects: problemAt(document.kind, 'defects'), note: problemAt(document.kind, 'note') }}
          onChange={(part) =>
            setGiven((before) => ({ ...before, [document.kind]: { ...nothing, ...before[document.kind], ...part } }))
          }
        />
      ))}
      {review.error ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {review.error.words}
        </Text>
      ) : null}
      <Button type="submit" loading={review.isBusy} disabled={verdicts.length === 0}>
        {t('review.send', { count: verdicts.length })}
      </Button>
    </form>
  );
}

interface VerdictInput {
  document: ProposalDocument;
  given: ReviewInput;
  problems: { defects: string | undefined; note: string | undefined };
  onChange: (part: Partial<ReviewInput>) => void;
}

function VerdictFields({ document: { name }, given, problems, onChange }: VerdictInput) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  return (
    <div className="documents-verdict">
      <div className="documents-line">
        <span className="documents-name">
          <strong>{name}</strong>
        </span>
        <SegmentedControl
          size="sm"
          aria-label={t('review.verdict', { name })}
          // a value that is none of the options: nothing is preselected
          value={given.verdict}
          data={[
            { value: 'ACCEPTED', label: t('review.accept') },
            { value: 'REFUSED', label: t('review.refuse') },
          ]}
          onChange={(verdict) => onChange({ verdict: verdict as ReviewInput['verdict'] })}
        />
      </div>
      {given.verdict === 'REFUSED' ? (
        <>
          <Chip.Group
            multiple
            value={given.defects}
            onChange={(defects) => onChange({ defects: defects as DocumentDefect[] })}
          >
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would break the row of chips in two browsers */}
            <div className="documents-defects" role="group" aria-label={t('review.defects', { name })}>
              {documentDefectNames.map((defect) => (
                <Chip key={defect} value={defect} size="sm">
                  {pickText(documentDefects[defect], language)}
                </Chip>
              ))}
            </div>
          </Chip.Group>
          {problems.defects ? (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {problems.defects}
            </Text>
          ) : null}
          <Textarea
            label={t('review.note', { name })}
            autosize
            minRows={1}
            maxLength={500}
            value={given.note}
            error={problems.note}
            onChange={(event) => onChange({ note: event.currentTarget.value })}
          />
        </>
      ) : null}
    </div>
  );
}
