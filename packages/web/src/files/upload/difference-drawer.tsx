import { formatDate } from '@estrada/domain/formats/index';
import { trialRetentionDays } from '@estrada/domain/uploads/index';
import type { UploadRecord } from '@estrada/endpoints/index';
import { Button, Drawer, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Loaded } from '../../failure/loaded.tsx';
import { useConfirmAction } from '../../records/confirm-action/use-confirm-action.tsx';
import { useStrings } from '../../strings/use-strings.ts';
import { differenceStrings } from './difference-strings.ts';
import { DifferenceView } from './difference-view.tsx';
import { type Start, useStartChoice } from './start-choice.tsx';
import type { TableCalls } from './upload-calls.ts';

/** What a table would change according to its trial, and the button that puts it in force. */
export function DifferenceDrawer({
  calls,
  upload,
  onClose,
  onApplied,
}: {
  calls: TableCalls;
  upload: UploadRecord | null;
  onClose: () => void;
  onApplied: (upload: UploadRecord) => void;
}) {
  const t = useStrings(differenceStrings);
  const { ask, modal } = useConfirmAction();
  const staleId = useId();
  const id = upload?.id ?? '';
  const fileName = upload?.fileName ?? '';
  const query = useQuery({
    queryKey: ['upload-difference', id],
    queryFn: ({ signal }) => calls.read({ params: { id }, signal }),
    enabled: id !== '',
  });
  const start = useStartChoice();
  const askToApply = (chosen: Start) =>
    ask({
      title: t('trial.title'),
      subject: fileName,
      text: chosen.effectiveFrom ? t('trial.textFrom', { day: formatDate(chosen.effectiveFrom) }) : t('trial.text'),
      confirmLabel: t('trial.apply'),
      act: async () => onApplied(await calls.apply({ params: { id }, query: chosen })),
    });
  return (
    <Drawer
      opened={upload !== null}
      onClose={onClose}
      position="right"
      size="xl"
      title={t('difference.title', { name: fileName })}
      closeButtonProps={{ 'aria-label': t('difference.close') }}
    >
      <Loaded query={query} label={t('difference.loading')} height={240}>
        {({ upload: { can }, difference }) =>
          difference ? (
            <Stack gap="md">
              <DifferenceView difference={difference} />
              {can.apply ? (
                start.choice
              ) : (
                <Text size="sm" id={staleId}>
                  {t('trial.stale')}
                </Text>
              )}
              <Button
                w="fit-content"
                disabled={!can.apply}
                aria-describedby={can.apply ? undefined : staleId}
                leftSection={<IconCircleCheck size={16} aria-hidden="true" />}
                onClick={() => {
                  const chosen = start.read();
                  if (chosen) askToApply(chosen);
                }}
              >
                {t('trial.apply')}
              </Button>
            </Stack>
          ) : (
            <Text>{t('difference.gone', { count: trialRetentionDays })}</Text>
          )
        }
      </Loaded>
      {modal}
    </Drawer>
  );
}
