import { formatInstant } from '@estrada/domain/formats/index';
import type { CustomerLink } from '@estrada/endpoints/index';
import { StatusPill, type StatusTone } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { MessageLines, waitingMs } from '@estrada/web/messages/client-messages.tsx';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Skeleton, Text } from '@mantine/core';
import { strings } from '../../strings.ts';

type Links = { data?: { items: CustomerLink[] } | undefined; error: unknown; refetch: () => unknown };

/** The earlier links, each with whether the client has opened it; an active one can be revoked. */
export function LinkList({ id, links }: { id: string; links: Links }) {
  const t = useStrings(strings);
  const act = useAct('revokeCustomerLink', { reload: ['listCustomerLinks', 'readOfferMessages'] });
  const { ask, modal } = useConfirmAction();
  const messages = useCall('readOfferMessages', { params: { id } }, { refetchInterval: waitingMs });
  if (links.error && !links.data) return <FailureState error={links.error} onRetry={() => void links.refetch()} />;
  if (!links.data) return <Skeleton height={80} role="status" aria-label={t('loading')} />;
  const { items } = links.data;

  const revoke = (link: CustomerLink) =>
    ask({
      title: t('link.revoke.title'),
      subject: t('link.made', { date: formatInstant(link.createdAt), name: link.createdByName }),
      text: t('link.revoke.text'),
      confirmLabel: t('link.revoke'),
      danger: true,
      act: () => act.run({ params: { id, linkId: link.id } }),
      done: t('link.revoke.done'),
    });

  return (
    <section aria-label={t('link.list')}>
      <h3>{t('link.list')}</h3>
      {items.length === 0 ? <Text c="dimmed">{t('link.none')}</Text> : null}
      <ul className="customer-link-list">
        {items.map((link) => (
          <li key={link.id}>
            <div>
              <span>{t('link.made', { date: formatInstant(link.createdAt), name: link.createdByName })}</span>
              <Status link={link} />
              <MessageLines items={messages.data?.items.filter(({ linkId }) => linkId === link.id) ?? []} />
              {link.isCurrent ? null : <small>{t('link.outdated')}</small>}
            </div>
            {link.state === 'open' ? (
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => revoke(link)}
                aria-label={t('link.revoke.label', { date: formatInstant(link.createdAt) })}
              >
                {t('link.revoke')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {modal}
    </section>
  );
}

function Status({ link }: { link: CustomerLink }) {
  const t = useStrings(strings);
  const pills: [StatusTone, string][] = [
    link.openedAt
      ? ['success', t('link.opened', { date: formatInstant(link.openedAt) })]
      : ['neutral', t('link.notOpened')],
  ];
  if (link.state === 'revoked') pills.push(['danger', t('link.revoked')]);
  if (link.state === 'expired') pills.push(['warning', t('link.expired')]);
  return pills.map(([tone, words]) => (
    <StatusPill key={words} tone={tone}>
      {words}
    </StatusPill>
  ));
}
