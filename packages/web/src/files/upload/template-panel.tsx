import { DataTable } from '@estrada/ui/index';
import { Box, Button, Paper, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Loaded } from '../../failure/loaded.tsx';
import { useStrings } from '../../strings/use-strings.ts';
import { saveFile } from '../work/save-file.ts';
import { strings } from './strings.ts';
import type { TableCalls } from './upload-calls.ts';

type Columns = Awaited<ReturnType<TableCalls['columns']>>;

/** The template to fill in, and what each of its columns holds. */
export function TemplatePanel({ calls, columns }: { calls: TableCalls; columns: UseQueryResult<Columns> }) {
  const t = useStrings(strings);
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);
  const download = async (format: 'csv' | 'xlsx') => {
    // a failure is shown by the banner of the call
    const file = await calls.template({ query: { format }, alert: true }).catch(() => null);
    if (file) saveFile(file);
  };
  return (
    <Paper withBorder component="section" className="upload-template" radius="lg" aria-labelledby={headingId}>
      <Title order={2} size="h3" id={headingId}>
        {t('template.title')}
      </Title>
      <Text c="dimmed">{t('template.text')}</Text>
      <div className="upload-acts">
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={() => void download(format)}
          >
            {t(`template.${format}`)}
          </Button>
        ))}
      </div>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('columns.show')}</summary>
        {isOpen ? (
          // dozens of columns scroll in their own place, and what was sent stays near
          <Box className="upload-columns" role="group" aria-label={t('columns.label')} tabIndex={0}>
            <ColumnTable columns={columns} />
          </Box>
        ) : null}
      </details>
    </Paper>
  );
}

function ColumnTable({ columns }: { columns: UseQueryResult<Columns> }) {
  const t = useStrings(strings);
  return (
    <Loaded query={columns} label={t('columns.loading')} height={160}>
      {(known) => (
        <DataTable
          label={t('columns.label')}
          rows={known.columns}
          rowKey={(row) => row.name}
          columns={[
            { key: 'name', header: t('columns.name'), primary: true, render: (row) => <code>{row.name}</code> },
            { key: 'about', header: t('columns.about'), render: (row) => row.about },
            { key: 'example', header: t('columns.example'), render: (row) => row.example },
            { key: 'required', header: t('columns.required'), render: (row) => t(row.isRequired ? 'yes' : 'no') },
          ]}
        />
      )}
    </Loaded>
  );
}
