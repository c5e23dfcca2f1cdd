import { pickText } from '@estrada/domain/errors/index';
import { formatMoment, showMasked } from '@estrada/domain/formats/index';
import { messageChannels } from '@estrada/domain/messages/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useOnChange } from '@estrada/web/calls/use-on-change.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text, Title } from '@mantine/core';
import { unreachedSentenceOf } from '../state-sentences.ts';
import { strings } from './strings.ts';

/** Failures arrive minutes after the page was opened: a phone that is switched off, a number without WhatsApp. */
const pollMs = 30_000;

/** Whom nobody has reached about something that is still missing: the next step is a call. Nothing without one. */
export function UnresolvedMessages({
  proposal: { id, version },
}: {
  proposal: Pick<ProposalDetail, 'id' | 'version'>;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { data, refetch } = useCall('readClientMessages', { params: { id } }, { refetchInterval: pollMs });
  // a withdrawal or a received document ends the wait at once
  useOnChange(version, () => void refetch());
  const failed = (data?.items ?? []).flatMap((message) => {
    const sentence = unreachedSentenceOf(message);
    return sentence ? [{ ...message, sentence }] : [];
  });
  if (failed.length === 0) return null;
  return (
    <section className="proposal-decision" data-tone="warning" aria-labelledby="proposal-unreached">
      <Title order={3} size="h4" id="proposal-unreached">
        {t('unreached.title')}
      </Title>
      {failed.map(({ id, sentence, name, channel, phoneMasked, endedAt }) => (
        <Text key={id} className="proposal-reason">
          {t(sentence, {
            name,
            channel: pickText(messageChannels[channel], language),
            phone: showMasked(phoneMasked),
            at: endedAt ? formatMoment(endedAt) : '–',
          })}
        </Text>
      ))}
      <Text className="proposal-reason">{t('unreached.next')}</Text>
    </section>
  );
}
