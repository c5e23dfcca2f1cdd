import { formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

type DecisionOffer = NonNullable<ProposalDetail['decisions'][number]['offer']>;

/** A decision's offer next to the values requested then, and its outcome. */
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
