import { formatDay, formatMoment } from '@estrada/domain/formats/index';
import { waitingParts } from '@estrada/domain/proposals/index';
import type { ProposalDetail, ProposalRow } from '@estrada/endpoints/index';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { VisuallyHidden } from '@mantine/core';
import { endSentenceOf } from '../state-sentences.ts';
import { strings as proposalStrings } from '../strings.ts';
import { strings } from './strings.ts';

type Next = Pick<ProposalDetail, 'nextActor' | 'nextActorSince'>;

/** The name of the next actor within a sentence; an unknown actor is shown unchanged. */
function useActorName(): (actor: string) => string {
  const t = useStrings(proposalStrings);
  return (actor) => {
    const key = `actor.${actor}`;
    return Object.hasOwn(proposalStrings.pt, key) ? t(key as 'actor.dealer') : actor;
  };
}

/** Who acts next and since when; for a proposal that has ended, how. */
export function NextAct({ proposal }: { proposal: Next & Pick<ProposalDetail, 'status' | 'timeline'> }) {
  const t = useStrings(strings);
  const words = useStrings(proposalStrings);
  const nameOf = useActorName();
  const { nextActor, nextActorSince } = proposal;
  if (!nextActor) return <span className="proposal-strip-actor">{words(endSentenceOf(proposal))}</span>;
  return (
    <span>
      <span className="proposal-strip-actor">{words('status.now', { actor: nameOf(nextActor) })}</span>{' '}
      {t('next.since', { at: formatMoment(nextActorSince) })}
    </span>
  );
}

/** The same for a row of the list, in a short form; empty when no one acts next. */
export function RowNextAct({ row: { nextActor, nextActorSince } }: { row: Pick<ProposalRow, keyof Next> }) {
  const t = useStrings(strings);
  const nameOf = useActorName();
  if (!nextActor) return null;
  const day = formatDay(nextActorSince);
  return (
    <small className="proposal-next">
      <span aria-hidden="true" title={t('next.row', { actor: nameOf(nextActor), day })}>
        {t('next.short', { part: partOf(t, nextActor), day: `${day.slice(0, 6)}${day.slice(-2)}` })}
      </span>
      <VisuallyHidden>{t('next.row', { actor: nameOf(nextActor), day })}</VisuallyHidden>
    </small>
  );
}

function partOf(t: Translate<typeof strings>, actor: string): string {
  const part = waitingParts.find((known) => known === actor);
  return part ? t(`next.${part}`) : actor;
}
