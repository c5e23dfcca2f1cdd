import { PageHeading } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor, Button } from '@mantine/core';
import { ExtractionPart, UploadPart } from './file-parts.tsx';
import { FormPart } from './form-part.tsx';
import { ListPart } from './list-part.tsx';
import { AlertPart, ModalPart, PillPart, ProgressPart, StatePart } from './state-parts.tsx';
import { strings } from './strings.ts';
import { TablePart } from './table-part.tsx';

const ids = [
  'table',
  'list',
  'form',
  'modal',
  'pills',
  'alerts',
  'states',
  'progress',
  'upload',
  'extraction',
] as const;

/** Every shared part in its states, made-up content inside. Only `npm run dev` has this page. */
export function Page() {
  const t = useStrings(strings);
  return (
    <>
      <PageHeading
        eyebrow={t('eyebrow')}
        title={t('title')}
        subtitle={t('about')}
        actions={<Button>{t('action')}</Button>}
      />
      <nav aria-label={t('index')} className="parts-index">
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <Anchor href={`#${id}`}>{t(id)}</Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <TablePart />
      <ListPart />
      <FormPart />
      <ModalPart />
      <PillPart />
      <AlertPart />
      <StatePart />
      <ProgressPart />
      <UploadPart />
      <ExtractionPart />
    </>
  );
}
