import { formatMoney, formatPercent } from '@estrada/domain/formats/index';
import { affordableShare, installmentForIncome, totalIncomeCents } from '@estrada/domain/simulation/index';
import { MoneyInput } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { chooseTerm } from '../model/choose-term.ts';
import { clientOf, requestOf } from '../model/draft.ts';
import { applyPrice, priceOf, typeEntryAmount } from '../model/entry.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { ChangeNotice } from './change-notice.tsx';
import { useChange } from './use-change.ts';

const ways = ['entry', 'term', 'price'] as const;
type Way = (typeof ways)[number];

/** An entry that leaves less than this share of the price is a purchase, not a loan. */
const leastFinancedShare = 0.05;

/**
 * The instalment that the client requests, and what has to change to reach it: computed by the server, applied
 * automatically.
 */
export function InstalmentGoalPanel() {
  const t = useStrings(strings);
  const { draft, dealerId, item, quote } = useSharedSimulator();
  const { change, take, undo } = useChange();
  const [wishCents, setWish] = useState<number | null>(null);
  const [way, setWay] = useState<Way>('entry');
  const [said, setSaid] = useState<string | null>(null);
  const { busy, run } = useBusy();

  const shown = quote.result?.simulationItems.map((one) => one.term) ?? [];
  const limit = quote.result?.limitTerms ?? 1;
  const monthsApart = item?.choices.deferralUnit ?? 1;
  const monthlyIncomeCents = draft.saved?.isMasked ? 0 : totalIncomeCents(clientOf(draft));
  const affordableCents = installmentForIncome({ monthlyIncomeCents, incomeShare: affordableShare }, monthsApart);

  function takeIncome(): void {
    setWish(affordableCents);
    setWay('entry');
    setSaid(null);
  }

  async function find(): Promise<void> {
    const request = requestOf(draft);
    if (!request || !item || !wishCents) return setSaid(t('wish.missing'));
    const price = priceOf(draft) ?? request.vehicleValueCents;
    if (wishCents >= price) return setSaid(t('wish.abovePrice'));
    setSaid(null);
    await run('act', async () => {
      try {
        const body = {
          request,
          term: item.term,
          installmentCents: wishCents,
          solveFor: way,
          ...(way === 'price' && draft.entryHeldAs === 'share' ? { entryShare: Number(draft.entryShare) } : {}),
        };
        const found =
          dealerId === null
            ? await api.solveOffer({ body })
            : await api.solveSimulation({ body: { dealerId, ...body } });
        if (!found.reached) return setSaid(t(`wish.${found.reason ?? 'tooLow'}`));
        const absurd = absurdity(found, wishCents, price);
        if (absurd) return setSaid(absurd);
        const { entryValueCents, vehicleValueCents, term } = found;
        take((now) => {
          const priced =
            way === 'price' && vehicleValueCents !== null ? applyPrice(now, vehicleValueCents, entryValueCents) : now;
          const entered = way === 'entry' ? typeEntryAmount(priced, entryValueCents) : priced;
          const { vehicleValueCents: listPrice, entryValueCents: entry, entryShare, entryHeldAs } = entered;
          return {
            vehicleValueCents: listPrice,
            entryValueCents: entry,
            entryShare,
            entryHeldAs,
            ...(way === 'term' && term !== null
              ? { selectedTerm: term, terms: chooseTerm(shown, term, { limit, chosen: item.term }).terms }
              : {}),
          };
        });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setSaid(error.fields[0]?.message ?? error.message);
      }
    });
  }

  /**
   * Why a result makes no sense although it reaches the goal: nothing left to finance, or no entry low enough for so
   * high an instalment.
   */
  function absurdity(
    { entryValueCents, installmentCents }: { entryValueCents: number | null; installmentCents: number | null },
    wish: number,
    price: number,
  ): string | null {
    if (way !== 'entry' || entryValueCents === null || installmentCents === null) return null;
    if (price - entryValueCents < price * leastFinancedShare)
      return t('wish.nothingFinanced', { entry: formatMoney(entryValueCents) });
    return installmentCents < wish / 2 ? t('wish.tooHigh', { amount: formatMoney(installmentCents) }) : null;
  }

  return (
    <section className="simulator-panel" aria-labelledby="wish-title">
      <h3 id="wish-title">{t('wish')}</h3>
      <div className="simulator-wish">
        <MoneyInput
          label={t('wish.amount')}
          value={wishCents}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // prevents the step's own Enter, which goes to the next step
            event.preventDefault();
            void find();
          }}
          onChange={(cents) => {
            setWish(cents);
            setSaid(null);
          }}
        />
        <Select
          label={t('wish.way')}
          allowDeselect={false}
          // an offer has a fixed price
          data={ways
            .filter((value) => value !== 'price' || !draft.offerId)
            .map((value) => ({ value, label: t(`wish.way.${value}`) }))}
          value={way}
          onChange={(value) => {
            setWay((value as Way | null) ?? 'entry');
            setSaid(null);
          }}
        />
        <Button variant="default" loading={busy !== null} onClick={() => void find()}>
          {t('wish.find')}
        </Button>
      </div>
      {affordableCents > 0 ? (
        <Button variant="subtle" size="compact-sm" onClick={takeIncome}>
          {t(monthsApart === 1 ? 'wish.income' : 'wish.incomeOfMonths', {
            share: formatPercent(affordableShare, 0),
            amount: formatMoney(affordableCents),
            count: monthsApart,
          })}
        </Button>
      ) : null}
      {said ? (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {said}
        </Text>
      ) : null}
      {/* a search that finds nothing changes nothing: what an earlier one changed can still be undone */}
      <ChangeNotice
        change={change}
        onUndo={() => {
          setSaid(null);
          undo();
        }}
      />
    </section>
  );
}
