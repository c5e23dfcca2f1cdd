import { formatMoment } from '@estrada/domain/formats/index';
import { insuranceProposalStatuses } from '@estrada/domain/insurance/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Title } from '@mantine/core';
import { strings } from './strings.ts';

/** The history of the proposal, newest first: who, when, what, why. */
export function InsuranceTimeline({ history }: { history: InsuranceDetail['history'] }) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  // two events of the same instant keep their order: the later one comes first
  const newestFirst = history.toReversed().sort((one, other) => other.at.localeCompare(one.at));
  return (
    <section className="insurance-card insurance-timeline" aria-labelledby="insurance-timeline">
      <Title order={2} size="h3" id="insurance-timeline">
        {t('timeline.title')}
      </Title>
      <ol>
        {newestFirst.map(({ at, event, to, actorName, reason }) => {
          const key = `event.${event}`;
          const isKnown = Object.hasOwn(strings.pt, key);
          return (
            <li key={`${at}-${event}-${to}`}>
              <strong>{isKnown ? t(key as 'event.begin') : own(insuranceProposalStatuses[to])}</strong>
              <span>{t('timeline.by', { at: formatMoment(at), actor: actorName })}</span>
              {reason ? <span>{t('timeline.reason', { reason })}</span> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
