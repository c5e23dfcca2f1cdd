import { formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

type DecisionOffer = NonNullable<ProposalDetail['decisions'][number]['offer']>;

/** The offer that a decision made, beside what was asked for then, and what became of it. */
export function DecidedOffer({ offer: { offered, requested, outcome } }: { offer: DecisionOffer }) {
  const t = useStrings(strings);
  const termsOf = ({ entryValueCents, termMonths, financeValueCents }: DecisionOffer['offered']) => ({
    entry: formatMoney(entryValueCents),
    months: termMonths,
    amount: formatMoney(financeValueCents),
  });
  return (
    <>
      {requested ? <span>{preventAmountBreaks(t('given.requested', termsOf(requested)))}</span> : null}
      <span>{preventAmountBreaks(t('given.offered', termsOf(offered)))}</span>
      {outcome ? <span>{t(`given.${outcome}`)}</span> : null}
    </>
  );
}
