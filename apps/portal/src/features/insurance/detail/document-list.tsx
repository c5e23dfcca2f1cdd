import type { InsuranceDocument } from '@estrada/domain/insurance/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { useOpenPdf } from '@estrada/web/files/open-file.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Text } from '@mantine/core';
import { strings } from './strings.ts';

/** The papers of the proposal: ours and those of the insurer. */
export function DocumentList({ record: { id, documents } }: { record: InsuranceDetail }) {
  const t = useStrings(strings);
  const { isOpening, open } = useOpenPdf();
  if (documents.length === 0) return <Text c="dimmed">{t('documents.none')}</Text>;
  return (
    <ul className="insurance-documents">
      {documents.map(({ target, name, number }) => (
        <li key={`${target} ${number}`}>
          <span>{name}</span>
          <Button
            variant="default"
            size="compact-sm"
            disabled={isOpening}
            aria-label={t('documents.openOne', { name })}
            onClick={() =>
              void open(name, () =>
                api.downloadInsuranceDocument({
                  params: { id, target: target as InsuranceDocument },
                  query: number === null ? {} : { number },
                }),
              )
            }
          >
            {t('documents.open')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
