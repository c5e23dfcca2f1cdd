import { pickText } from '@estrada/domain/errors/index';
import { formatMoment, showMasked } from '@estrada/domain/formats/index';
import { messageChannels } from '@estrada/domain/messages/index';
import type { ClientMessage } from '@estrada/endpoints/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Alert, Button } from '@mantine/core';
import { useSharedSimulator } from '../../simulator-context.ts';
import { strings } from '../../strings.ts';

/** Failures arrive minutes after the sending: a phone that is switched off, a number without WhatsApp. */
const pollMs = 30_000;
/** Whether it is not known yet what became of the last message. */
const isOpen = (last: ClientMessage | undefined) => last?.status === 'WAITING' || last?.status === 'SENT';

/** The last link has not reached the client: the next step is another way. Nothing unless it failed. */
export function LinkFailure({ id }: { id: string }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { journey, canKeep } = useSharedSimulator();
  const { data } = useCall(
    'readOfferMessages',
    { params: { id } },
    // sending another link reads them again
    { refetchInterval: ({ state }) => (isOpen(state.data?.items[0]) ? pollMs : false) },
  );
  const failed = data?.items.find(({ isUnresolved }) => isUnresolved);
  if (!failed) return null;
  const { channel, phoneMasked, endedAt } = failed;
  return (
    <Alert
      className="simulator-notice"
      role="status"
      color="ipe"
      variant="light"
      mb="md"
      title={t('link.unreached.title')}
    >
      <p>
        {t('link.unreached.text', {
          channel: pickText(messageChannels[channel], language),
          phone: showMasked(phoneMasked),
          at: endedAt ? formatMoment(endedAt) : '–',
        })}
      </p>
      <Button
        size="compact-sm"
        mt="xs"
        onClick={journey.sendLink}
        loading={journey.act === 'link'}
        disabled={!canKeep || journey.act !== null}
      >
        {t('link.unreached.act')}
      </Button>
    </Alert>
  );
}
