import { formatInstant } from '@estrada/domain/formats/index';
import type { Settlement } from '@estrada/endpoints/index';
import { PanelPart } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import { type ProposalRef, staleReads } from '@estrada/web/proposals/proposal-ref.ts';
import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Group, Text } from '@mantine/core';

/** Strings of the welcome letter. */
const strings = defineStrings('proposal-welcome', {
  title: ['Carta de boas-vindas', 'Welcome letter'],
  none: ['Ainda não enviada.', 'Not sent yet.'],
  sent: ['Enviada ao cliente em {at}.', 'Sent to the client on {at}.'],
  waiting: ['Solicitada em {at}, ainda não enviada.', 'Requested on {at}, not sent yet.'],
  send: ['Enviar carta de boas-vindas', 'Send the welcome letter'],
  again: ['Enviar carta de boas-vindas de novo', 'Send the welcome letter again'],
  'again.done': [
    'A carta será enviada ao e-mail da ficha do cliente.',
    'The letter will be sent to the e-mail address in the client form.',
  ],
});

/**
 * The welcome letter to the client of a paid contract: whether it was sent, and sending it again. A client who has
 * withdrawn before gets none, so nothing is shown.
 */
export function WelcomePart({ settlement, proposal }: { settlement: Settlement; proposal: ProposalRef }) {
  const t = useStrings(strings);
  const { can, withdrawal } = settlement;
  const welcomeLetter = withdrawal?.recorded && !settlement.welcomeLetter?.sentAt ? null : settlement.welcomeLetter;
  const resend = useAct('resendWelcomeLetter', { reload: staleReads, alert: true });
  if (!welcomeLetter && !can.resendWelcome) return null;
  const ask = () =>
    resend.run({ params: { id: proposal.id }, body: { version: proposal.version } }).then(
      () => showAlert({ type: 'success', text: t('again.done') }),
      // the banner has shown the error
      () => undefined,
    );
  return (
    <PanelPart title={t('title')}>
      <Text size="sm" role="status">
        {welcomeLetter ? <Status letter={welcomeLetter} /> : t('none')}
      </Text>
      {can.resendWelcome ? (
        <Group gap="sm" className="estrada-part-acts">
          <PageAct loading={resend.isBusy} onClick={() => void ask()}>
            {t(welcomeLetter ? 'again' : 'send')}
          </PageAct>
        </Group>
      ) : null}
    </PanelPart>
  );
}

function Status({ letter: { sentAt, requestedAt } }: { letter: NonNullable<Settlement['welcomeLetter']> }) {
  const t = useStrings(strings);
  return sentAt ? t('sent', { at: formatInstant(sentAt) }) : t('waiting', { at: formatInstant(requestedAt) });
}
