import { Button, Drawer, Stack } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../failure/loaded.tsx';
import { useConfirmAction } from '../../records/confirm-action/use-confirm-action.tsx';
import { useStrings } from '../../strings/use-strings.ts';
import { differenceStrings } from './difference-strings.ts';
import { DifferenceView } from './difference-view.tsx';
import { startStrings } from './start-strings.ts';
import type { TableCalls, TableTime } from './upload-calls.ts';

/** What an earlier table would change against the one in force, and the way back to it. */
export function ReturnDrawer({
  calls,
  table,
  onClose,
  onReturned,
}: {
  calls: TableCalls;
  table: TableTime | null;
  onClose: () => void;
  onReturned: () => void;
}) {
  const t = useStrings(startStrings);
  const words = useStrings(differenceStrings);
  const { ask, modal } = useConfirmAction();
  const id = table?.id ?? '';
  const name = table?.fileName ?? t('times.unnamed');
  const query = useQuery({
    queryKey: ['table-difference', id],
    queryFn: ({ signal }) => calls.compare({ params: { id }, signal }),
    enabled: id !== '',
    // what holds may have changed since the last look
    gcTime: 0,
  });
  const askToReturn = (inForceId: string | null) =>
    ask({
      title: t('return.confirm'),
      subject: name,
      text: t('return.confirmText'),
      confirmLabel: t('return.act'),
      act: async () => {
        await calls.goBack({ params: { id }, body: { inForceId } });
        onReturned();
      },
      done: { type: 'success', code: 'table.returned', params: { fileName: name } },
    });
  return (
    <Drawer
      opened={table !== null}
      onClose={onClose}
      position="right"
      size="xl"
      title={t('return.title', { name })}
      closeButtonProps={{ 'aria-label': words('difference.close') }}
    >
      <Loaded query={query} label={words('difference.loading')} height={240}>
        {({ difference, inForceId }) => (
          <Stack gap="md">
            <DifferenceView difference={difference} />
            <Button
              w="fit-content"
              leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
              onClick={() => askToReturn(inForceId)}
            >
              {t('return.act')}
            </Button>
          </Stack>
        )}
      </Loaded>
      {modal}
    </Drawer>
  );
}
