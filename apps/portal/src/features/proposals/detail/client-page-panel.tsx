import type { ProposalDetail } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { ClientMessages, useSentText } from '@estrada/web/messages/client-messages.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Text, Title } from '@mantine/core';
import { strings } from './strings.ts';

/** Sends the client the link to their page, and shows what became of the last message. */
export function ClientPagePanel({ proposal: { id, can } }: { proposal: ProposalDetail }) {
  const t = useStrings(strings);
  const textOf = useSentText();
  const send = useAct('sendClientPageLink', { reload: ['readClientMessages'], alert: true });
  if (!can.sendClientPage) return null;
  const run = async () => {
    const sent = await send.run({ params: { id } }).catch(() => null);
    if (sent) showAlert({ type: 'success', text: textOf(sent) });
  };
  return (
    <section className="proposal-decisions" aria-labelledby="proposal-client-page">
      <Title order={2} size="h3" id="proposal-client-page">
        {t('clientPage.title')}
      </Title>
      <Text size="sm">{t('clientPage.text')}</Text>
      <ClientMessages proposalId={id} purpose="clientPage" />
      <div>
        <Button variant="default" loading={send.isBusy} onClick={() => void run()}>
          {t('clientPage.send')}
        </Button>
      </div>
    </section>
  );
}
