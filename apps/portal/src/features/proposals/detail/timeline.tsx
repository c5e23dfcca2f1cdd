import { formatMoment } from '@estrada/domain/formats/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { FoldCard } from '@estrada/web/folds/fold-card.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { statusName } from '../status-badge.tsx';
import { strings } from './strings.ts';

/** The history of the proposal, newest first: who, when, what, why. */
export function Timeline({ entries }: { entries: ProposalDetail['timeline'] }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  // two events of the same instant keep their order: the later one comes first
  const newestFirst = entries.toReversed().sort((one, other) => other.at.localeCompare(one.at));
  const [last] = newestFirst;
  const nameOf = ({ event, to }: ProposalDetail['timeline'][number]) => {
    const key = `event.${event}`;
    return Object.hasOwn(strings.pt, key)
      ? t(key as 'event.open')
      : t('event.other', { status: statusName(to, language) });
  };
  return (
    <FoldCard
      id="proposal-timeline"
      title={t('timeline.title')}
      summary={last ? `${nameOf(last)} · ${formatMoment(last.at)}` : t('timeline.empty')}
    >
      {newestFirst.length === 0 ? <Text c="dimmed">{t('timeline.empty')}</Text> : null}
      <ol className="proposal-timeline">
        {newestFirst.map((entry) => {
          return (
            <li key={`${entry.at}-${entry.event}-${entry.to}`}>
              <strong>{nameOf(entry)}</strong>
              <span>{t('timeline.by', { at: formatMoment(entry.at), actor: entry.actorName })}</span>
              {entry.reason ? <span>{t('timeline.reason', { reason: entry.reason })}</span> : null}
            </li>
          );
        })}
      </ol>
    </FoldCard>
  );
}
