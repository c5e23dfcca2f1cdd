import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import type { CallAnswer } from '@estrada/web/calls/call-types.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { markShown, wasShown } from '@estrada/web/session/shown-once.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { NoticeBell } from './notice-bell.tsx';
import { NoticeToast } from './notice-toast.tsx';
import { strings } from './strings.ts';

const firstPollSeconds = 60;

/** More unconfirmed notices of one kind are shown once these are read. */
const listedAtMost = 20;

type Notice = CallAnswer<'readNotifications'>['items'][number];

/** The unconfirmed notices of the user: polled at the interval that the server returns, and on every page change. */
function useNotices() {
  const confirmation = useAct('confirmNotifications', { reload: ['readNotifications'] });
  const { data, refetch } = useCall(
    'readNotifications',
    { query: { limitByType: String(listedAtMost) } },
    {
      refetchInterval: ({ state }) => (state.data?.pollSeconds ?? firstPollSeconds) * 1_000,
      // a background page keeps its session and its tokens like a foreground one
      refetchIntervalInBackground: true,
    },
  );
  useReloadOnNavigation(refetch);
  return {
    items: data?.items ?? none,
    isBusy: confirmation.isBusy,
    confirm: (ids: readonly string[]) =>
      confirmation.run({ query: { ids: ids.join(',') } }).then(() => undefined, alertFailure),
  };
}
const none: readonly Notice[] = [];

/** The notices without a record, one after the other, each until it is confirmed. */
function useModalNotices({ items, isBusy, confirm }: ReturnType<typeof useNotices>) {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const notice = items.find(({ id, link }) => !link && !closed.includes(id)) ?? null;
  return {
    notice,
    isBusy,
    /** until the portal is opened again: closing does not confirm */
    close: () => notice && setClosed([...closed, notice.id]),
    async confirm() {
      if (!notice) return;
      await confirm([notice.id]);
      // a failed one is hidden too, so that the error is readable; it is shown again when the portal is opened again
      setClosed((before) => [...before, notice.id]);
    },
  };
}

function useReloadOnNavigation(reload: () => unknown): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    reload();
  }, [pathname, reload]);
}

/**
 * The new opportunities of the active dealer, requested after the login of a user with a default dealer, and on each
 * dealer switch. After dismissing them the user sees them again in this session only if there are others.
 */
function useLeadNotice() {
  const { user, can } = useSignedIn();
  const navigate = useNavigate();
  const [isClosed, setClosed] = useState(false);
  const dealerId = user.dealerDefault ? user.activeDealerId : null;
  const { data } = useCall(
    'readLeadNotifications',
    dealerId !== null && can('leads') ? { query: { dealerId } } : null,
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const count = data?.count ?? 0;
  const mark = `leads ${dealerId} ${count}`;
  return {
    count: isClosed || wasShown(user.username, mark) ? 0 : count,
    close() {
      setClosed(true);
      markShown(user.username, mark);
    },
    /** opens their page, which marks them as seen */
    check() {
      setClosed(true);
      navigate(paths.leads);
    },
  };
}

const pollMs = 60_000;
type Result = { id: string; message: string };

/**
 * The results of zero-rate simulations. The server does not send a result twice, so it is stored here until it is read.
 */
function useRateZero() {
  const { user, can } = useSignedIn();
  const [waiting, setWaiting] = useState<readonly Result[]>([]);
  const { data } = useCall(
    'readSimulationNotifications',
    can('simulator') ? { query: { username: user.username, type: 'RATE_ZERO', toRemove: 'true' } } : null,
    { refetchInterval: pollMs },
  );
  useEffect(() => {
    if (data)
      setWaiting((before) => [...before, ...data.items.filter(({ id }) => !before.some((one) => one.id === id))]);
  }, [data]);
  return { notice: waiting[0] ?? null, close: () => setWaiting(([, ...rest]) => rest) };
}

/**
 * The notices of the user: at the bell of the top bar, new ones about a record also as a toast, and those that the
 * specification calls a modal as a dialog.
 *
 * @param isFree no other dialog of the session is open
 */
export function Notices({ isFree }: { isFree: boolean }) {
  const notices = useNotices();
  return (
    <>
      <NoticeBell items={notices.items} onRead={(ids) => void notices.confirm(ids)} />
      <NoticeToast items={notices.items} onRead={(id) => void notices.confirm([id])} />
      <NoticeDialogs isFree={isFree} notices={notices} />
    </>
  );
}

/** One dialog at a time: new opportunities, then zero-rate simulations, then notices. */
function NoticeDialogs({ isFree, notices }: { isFree: boolean; notices: ReturnType<typeof useNotices> }) {
  const t = useStrings(strings);
  const leads = useLeadNotice();
  const rateZero = useRateZero();
  const { notice, isBusy, close, confirm } = useModalNotices(notices);
  if (!isFree) return null;
  if (leads.count > 0)
    return (
      <NoticeModal
        title={t('leads.title')}
        text={t('leads.text', { count: leads.count })}
        confirm={t('leads.check')}
        cancel={t('leads.later')}
        onConfirm={leads.check}
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
