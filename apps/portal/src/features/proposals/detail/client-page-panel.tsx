import type { ProposalDetail } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { FoldCard } from '@estrada/web/folds/fold-card.tsx';
import { LinkDialog } from '@estrada/web/links/link-dialog.tsx';
import { ClientMessages, useSentText } from '@estrada/web/messages/client-messages.tsx';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';

/** The client's one page: its QR code for a client who is here, the link for one who is not, and what became of it. */
export function ClientPagePanel({ proposal: { id, can } }: { proposal: ProposalDetail }) {
  const t = useStrings(strings);
  const textOf = useSentText();
  const [isShown, setShown] = useState(false);
  const [mailbox, setMailbox] = useState<string | null>(null);
  const send = useAct('sendClientPageLink', { reload: ['readClientMessages'], alert: true });
  const desk = useAct('openClientDesk', { reload: ['listSelfies', 'readCertisignStatus'] });
  if (!can.sendClientPage) return null;
  const run = async () => {
    const sent = await send.run({ params: { id } }).catch(() => null);
    if (sent) showAlert({ type: 'success', text: textOf(sent) });
  };
  const make = async () => {
    const { url, sentTo, expiresAt } = await desk.run({ params: { id } });
    setMailbox(sentTo);
    return { url, expiresAt };
  };
  return (
    <FoldCard
      id="proposal-client-page"
      title={t('clientPage.title')}
      outside={
        <>
          <PageAct onClick={() => setShown(true)}>{t('clientPage.show')}</PageAct>
          <PageAct loading={send.isBusy} onClick={() => void run()}>
            {t('clientPage.send')}
          </PageAct>
          {isShown ? (
            <LinkDialog
              words={{
                title: t('clientPage.title'),
                text: mailbox ? t('clientPage.scan', { mailbox }) : t('clientPage.making'),
                code: t('clientPage.show'),
                valid: (time) => t('clientPage.valid', { time }),
              }}
              make={make}
              onClose={() => setShown(false)}
            />
          ) : null}
        </>
      }
    >
      <Text size="sm">{t('clientPage.text')}</Text>
      <ClientMessages proposalId={id} purpose="clientPage" />
    </FoldCard>
  );
}
