import { formatCount } from '@estrada/domain/formats/index';
import { legalTextForms, type PaperKind, paperKindIds, paperKinds } from '@estrada/domain/papers/index';
import type { LegalTextAnswer } from '@estrada/endpoints/index';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import type { SuccessionKind } from '@estrada/web/records/succession/succession-kind.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { PreviewButton, PreviewTyped } from './preview-text.tsx';
import { strings } from './strings.ts';

const labels = { body: { pt: 'Texto', en: 'Text' } };

/** The legal texts: one succession for each paper. */
export const legalTextKind: SuccessionKind<LegalTextAnswer> = {
  one: 'LegalText',
  subject: 'legalText',
  keyField: 'kind',
  sequences: paperKindIds.map((kind) => ({
    key: kind,
    name: paperKinds[kind],
    form: legalTextForms[kind],
    columns: [
      { key: 'size', header: { pt: 'Tamanho', en: 'Size' }, render: ({ body }) => <Size body={body} /> },
      {
        key: 'preview',
        header: { pt: 'Documento', en: 'Paper' },
        render: (row) => <PreviewButton kind={row.kind} body={row.body} effectiveFrom={row.effectiveFrom} />,
      },
    ],
  })),
  labels,
  drawn: { body: (field) => <LongTextField {...field} /> },
  Effects: ({ basis, typed }) => (
    <PreviewTyped kind={basis.sequence.key as PaperKind} body={String(typed.body ?? '')} />
  ),
};

function Size({ body }: { body: string }) {
  const t = useStrings(strings);
  return <span>{t('size', { count: body.split(/\n\s*\n/).length, letters: formatCount(body.length) })}</span>;
}
