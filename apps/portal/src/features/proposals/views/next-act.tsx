import { formatDay, formatMoment } from '@estrada/domain/formats/index';
import type { ProposalDetail, ProposalRow } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { VisuallyHidden } from '@mantine/core';
import { endSentenceOf, turnOf } from '../state-sentences.ts';
import { strings as proposalStrings } from '../strings.ts';
import { strings } from './strings.ts';

type Next = Pick<ProposalDetail, 'nextActor' | 'nextActorSince'>;

/** The name of who acts, within a sentence; an unknown actor is shown unchanged. */
function useActorName(): (actor: string) => string {
  const t = useStrings(proposalStrings);
  return (actor) => {
    const key = `actor.${actor}`;
    return Object.hasOwn(proposalStrings.pt, key) ? t(key as 'actor.dealer') : actor;
  };
}

/** The name alone, as in a list. */
function useActorLabel(): (actor: string) => string {
  const t = useStrings(strings);
  return (actor) => {
    const key = `next.${actor}`;
    return Object.hasOwn(strings.pt, key) ? t(key as 'next.dealer') : actor;
  };
}

/** Who acts next and since when; for a proposal that has ended, how. */
export function NextAct({ proposal }: { proposal: Next & Pick<ProposalDetail, 'status' | 'timeline'> }) {
  const t = useStrings(strings);
  const words = useStrings(proposalStrings);
  const nameOf = useActorName();
  const { nextActor, nextActorSince, status } = proposal;
  if (!nextActor) return <span className="proposal-strip-actor">{words(endSentenceOf(proposal))}</span>;
  return (
    <span>
      <span className="proposal-strip-actor">
        {words('status.now', { actor: nameOf(turnOf({ nextActor, status })) })}
      </span>{' '}
      {t('next.since', { at: formatMoment(nextActorSince) })}
    </span>
  );
}

/** The same for a row of the list, in a short form; empty when no one acts next. */
export function RowNextAct({
  row: { nextActor, nextActorSince, status },
}: {
  row: Pick<ProposalRow, keyof Next | 'status'>;
}) {
  const t = useStrings(strings);
  const nameOf = useActorName();
  const labelOf = useActorLabel();
  if (!nextActor) return null;
  const turn = turnOf({ nextActor, status });
  const day = formatDay(nextActorSince);
  return (
    <small className="proposal-next">
      <span aria-hidden="true" title={t('next.row', { actor: nameOf(turn), day })}>
        {t('next.short', { part: labelOf(turn), day: `${day.slice(0, 6)}${day.slice(-2)}` })}
      </span>
      <VisuallyHidden>{t('next.row', { actor: nameOf(turn), day })}</VisuallyHidden>
    </small>
  );
}
