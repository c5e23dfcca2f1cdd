import { formatDay, formatMoment } from '@estrada/domain/formats/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { FoldCard } from '@estrada/web/folds/fold-card.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings as firstStrings } from '../decision/strings.ts';
import { strings } from '../moves/strings.ts';
import { DecidedOffer } from '../offer/decided-offer.tsx';
import { StatusBadge, statusName } from '../status-badge.tsx';

/** Every decision on the credit, the newest first: the decision, who, when, why, and the conditions. */
export function DecisionList({ decisions }: Pick<ProposalDetail, 'decisions'>) {
  const t = useStrings(strings);
  const say = useStrings(firstStrings);
  const { language } = useLanguage();
  if (decisions.length === 0) return null;
  const last = decisions.at(-1);
  return (
    <FoldCard
      id="proposal-decisions"
      title={t('decisions.title')}
      summary={last ? `${statusName(last.decision, language)} · ${formatMoment(last.at)}` : null}
    >
      <ol className="proposal-decisions">
        {decisions.toReversed().map(({ at, decision, isFirst, actorName, reason, conditions, offer, validUntil }) => (
          <li key={`${at}-${decision}-${isFirst}`} className="proposal-given-decision">
            <StatusBadge status={decision} />
            {isFirst ? <span>{say('decisions.first')}</span> : null}
            <span>{t('decisions.by', { at: formatMoment(at), actor: actorName })}</span>
            {reason ? <span>{t('decisions.reason', { reason })}</span> : null}
            {conditions.length > 0 ? <span>{t('decisions.conditions')}</span> : null}
            {conditions.length > 0 ? (
              <ul>
                {conditions.map((condition) => (
                  <li key={condition}>{condition}</li>
                ))}
              </ul>
            ) : null}
            {offer ? <DecidedOffer offer={offer} /> : null}
            {validUntil ? <span>{t('decisions.validUntil', { date: formatDay(validUntil) })}</span> : null}
          </li>
        ))}
      </ol>
    </FoldCard>
  );
}
