import { pickText } from '@estrada/domain/errors/index';
import type { EmailTemplateKind } from '@estrada/domain/parameters/index';
import { DataTable } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { TwoLines } from '@estrada/web/records/validity/validity-columns.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { strings } from './strings.ts';

/** What a message can say of its lead, as it is written in a template. */
export function PlaceholderList({ kind }: { kind: EmailTemplateKind }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const headingId = useId();
  const rows = Object.entries(kind.placeholders).map(([name, row]) => ({ ...row, written: `{{${name}}}` }));
  const copy = async (written: string) => {
    try {
      await navigator.clipboard.writeText(written);
      showAlert({ type: 'success', text: t('copied', { written }) });
    } catch {
      showAlert({ type: 'error', text: t('copy.failed', { written }) });
    }
  };
  return (
    <section className="email-part" aria-labelledby={headingId}>
      <Title order={2} size="h4" id={headingId}>
        {t('fields.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('fields.text')}
      </Text>
      <DataTable
        label={t('fields.title')}
        rows={rows}
        rowKey={({ written }) => written}
        columns={[
          {
            key: 'field',
            header: t('fields.field'),
            primary: true,
            render: ({ written }) => <code>{written}</code>,
          },
          {
            key: 'meaning',
            header: t('fields.meaning'),
            render: ({ words, isRequired, isAddress }) => (
              <TwoLines
                first={pickText(words, language)}
                second={[isRequired && t('fields.required'), isAddress && t('fields.address')]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ),
          },
          { key: 'sample', header: t('fields.sample'), priority: 'low', render: ({ sample }) => sample },
          {
            key: 'copy',
            header: t('column.acts'),
            isAction: true,
            render: ({ written }) => (
              <Button
                variant="default"
                size="xs"
                aria-label={t('copy', { written })}
                onClick={() => void copy(written)}
              >
                {t('copy.short')}
              </Button>
            ),
          },
        ]}
      />
    </section>
  );
}
