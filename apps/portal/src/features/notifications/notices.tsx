import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { strings } from './strings.ts';
import { useLeadNotice } from './use-lead-notice.ts';
import { useNotices } from './use-notices.ts';
import { useRateZero } from './use-rate-zero.ts';

/**
 * What there is to show the person, one dialog at a time: new opportunities, then zero-rate simulations, then notices.
 *
 * @param isFree no other dialog of the session is open
 */
export function Notices({ isFree }: { isFree: boolean }) {
  const t = useStrings(strings);
  const leads = useLeadNotice();
  const rateZero = useRateZero();
  const { notice, isBusy, close, confirm } = useNotices();
  if (!isFree) return null;
  if (leads.count > 0)
    return (
      <NoticeModal
        title={t('leads.title')}
        text={t('leads.text', { count: leads.count })}
        confirm={t(leads.check ? 'leads.check' : 'notice.confirm')}
        cancel={leads.check ? t('leads.later') : undefined}
        onConfirm={leads.check ?? leads.close}
        onClose={leads.close}
      />
    );
  if (rateZero.notice)
    return (
      <NoticeModal
        key={rateZero.notice.id}
        title={t('rateZero.title')}
        text={rateZero.notice.message}
        confirm={t('notice.confirm')}
        onConfirm={rateZero.close}
        onClose={rateZero.close}
      />
    );
  if (!notice) return null;
  return (
    <NoticeModal
      key={notice.id}
      title={t('notice.title')}
      text={notice.message}
      confirm={t('notice.confirm')}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={close}
    />
  );
}

function NoticeModal(props: {
  title: string;
  text: string;
  confirm: string;
  cancel?: string | undefined;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  return (
    <Modal opened onClose={props.onClose} title={props.title} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap="md">
        <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{props.text}</Text>
        <Group justify="flex-end" gap="sm">
          {props.cancel ? (
            <Button variant="default" onClick={props.onClose}>
              {props.cancel}
            </Button>
          ) : null}
          <Button data-autofocus loading={props.isBusy ?? false} onClick={props.onConfirm}>
            {props.confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
