import { formatCount } from '@estrada/domain/formats/index';
import { reportRetentionDays } from '@estrada/domain/uploads/index';
import type { UploadRecord } from '@estrada/endpoints/index';
import { DataTable } from '@estrada/ui/index';
import { Button, Drawer, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FailureState } from '../../failure/failure-state.tsx';
import { useStrings } from '../../strings/use-strings.ts';
import { saveFile } from '../open-file.ts';
import { strings } from './strings.ts';
import type { TableCalls } from './upload-calls.ts';

/** The problems of an upload: the first ones, and the report with all of them. */
export function ProblemsDrawer({
  calls,
  upload,
  onClose,
}: {
  calls: TableCalls;
  upload: UploadRecord | null;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const id = upload?.id ?? '';
  const query = useQuery({
    queryKey: ['upload-problems', id],
    queryFn: ({ signal }) => calls.read({ params: { id }, signal }),
    enabled: id !== '',
  });
  const problems = query.data?.problems ?? [];
  const total = query.data?.upload.problemCount ?? 0;
  const download = async () => {
    // the banner of the call shows a failure
    const file = await calls.report({ params: { id }, alert: true }).catch(() => null);
    if (file) saveFile(file);
  };
  return (
    <Drawer
      opened={upload !== null}
      onClose={onClose}
      position="right"
      size="xl"
      title={t('problems.title', { name: upload?.fileName ?? '' })}
      closeButtonProps={{ 'aria-label': t('problems.close') }}
    >
      <Stack gap="md">
        <Text>{query.data?.upload.message}</Text>
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => void download()}
        >
          {t('problems.report')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('problems.kept', { count: reportRetentionDays })}
        </Text>
        {query.isError ? (
          <FailureState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <DataTable
            label={t('problems.label')}
            loading={query.isPending}
            rows={problems}
            rowKey={(row) => `${row.line}-${row.column}`}
            columns={[
              { key: 'line', header: t('problems.line'), align: 'end', render: (row) => formatCount(row.line) },
              { key: 'column', header: t('problems.column'), render: (row) => row.column || '–' },
              {
                key: 'value',
                header: t('problems.value'),
                render: (row) => <span className="upload-name">{row.value || t('problems.empty')}</span>,
              },
              { key: 'reason', header: t('problems.reason'), primary: true, render: (row) => row.reason },
            ]}
          />
        )}
        {total > problems.length && problems.length > 0 ? (
          <Text size="sm" c="dimmed">
            {t('problems.some', { shown: problems.length, total: formatCount(total) })}
          </Text>
        ) : null}
      </Stack>
    </Drawer>
  );
}
