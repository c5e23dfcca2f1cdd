import { formatMoment } from '@estrada/domain/formats/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text, Title } from '@mantine/core';
import { statusName } from '../status-badge.tsx';
import { strings } from './strings.ts';

/** The history of the proposal, newest first: who, when, what, why. */
export function Timeline({ entries }: { entries: ProposalDetail['timeline'] }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  // two events of the same instant keep their order: the later one comes first
  const newestFirst = entries.toReversed().sort((one, other) => other.at.localeCompare(one.at));
  return (
    <section className="proposal-timeline" aria-labelledby="proposal-timeline">
      <Title order={2} size="h3" id="proposal-timeline">
        {t('timeline.title')}
      </Title>
      {newestFirst.length === 0 ? <Text c="dimmed">{t('timeline.empty')}</Text> : null}
      <ol>
        {newestFirst.map((entry) => {
          const key = `event.${entry.event}`;
          const isKnown = Object.hasOwn(strings.pt, key);
          return (
            <li key={`${entry.at}-${entry.event}-${entry.to}`}>
              <strong>
                {isKnown ? t(key as 'event.open') : t('event.other', { status: statusName(entry.to, language) })}
              </strong>
              <span>{t('timeline.by', { at: formatMoment(entry.at), actor: entry.actorName })}</span>
              {entry.reason ? <span>{t('timeline.reason', { reason: entry.reason })}</span> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
