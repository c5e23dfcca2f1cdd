import { formatMoney, formatPercent } from '@estrada/domain/formats/index';
import { installmentForIncome } from '@estrada/domain/simulation/index';
import { MoneyInput } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { requestOf } from '../model/draft.ts';
import { takePrice, typeEntryAmount } from '../model/entry.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

const ways = ['entry', 'term', 'price'] as const;
type Way = (typeof ways)[number];

/** The part of a month's income that is usually let go into an instalment. */
const incomeShare = 0.3;

/** The instalment that the client wishes, and what has to change for it: found by the server, taken over by itself. */
export function WishPanel() {
  const t = useStrings(strings);
  const { draft, dealerId, item, update } = useSharedSimulator();
  const [wishCents, setWish] = useState<number | null>(null);
  const [way, setWay] = useState<Way>('entry');
  const [said, setSaid] = useState<{ text: string; isRefusal: boolean } | null>(null);
  const { busy, run } = useBusy();

  const monthsApart = item?.choices.deferralUnit ?? 1;
  const monthlyIncomeCents = draft.monthlyIncomeCents ?? 0;
  const affordableCents = installmentForIncome({ monthlyIncomeCents, incomeShare }, monthsApart);

  function takeIncome(): void {
    setWish(affordableCents);
    setWay('entry');
    setSaid(null);
  }

  async function find(): Promise<void> {
    const request = requestOf(draft);
    if (!request || !item || !wishCents) return setSaid({ text: t('wish.missing'), isRefusal: true });
    await run('act', async () => {
      try {
        const found = await api.solveSimulation({
          body: {
            dealerId,
            request,
            term: item.term,
            installmentCents: wishCents,
            solveFor: way,
            ...(way === 'price' && draft.entryHeldAs === 'share' ? { entryShare: Number(draft.entryShare) } : {}),
          },
        });
        if (!found.reached) return setSaid({ text: t(`wish.${found.reason ?? 'tooLow'}`), isRefusal: true });
        const { entryValueCents, vehicleValueCents, term } = found;
        update((now) => {
          const priced =
            way === 'price' && vehicleValueCents !== null ? takePrice(now, vehicleValueCents, entryValueCents) : now;
          const entered = way === 'entry' ? typeEntryAmount(priced, entryValueCents) : priced;
          const isNewTerm = term !== null && !now.terms.includes(term);
          return {
            ...entered,
            ...(way === 'term' && term !== null ? { selectedTerm: term, terms: isNewTerm ? [term] : now.terms } : {}),
          };
        });
        setSaid({ text: t('wish.found', { amount: formatMoney(found.installmentCents ?? 0) }), isRefusal: false });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setSaid({ text: error.fields[0]?.message ?? error.message, isRefusal: true });
      }
    });
  }

  return (
    <section className="simulator-panel" aria-labelledby="wish-title">
      <h3 id="wish-title">{t('wish')}</h3>
      <div className="simulator-wish">
        <MoneyInput
          label={t('wish.amount')}
          value={wishCents}
          onChange={(cents) => {
            setWish(cents);
            setSaid(null);
          }}
        />
        <Select
          label={t('wish.way')}
          allowDeselect={false}
          data={ways.map((value) => ({ value, label: t(`wish.way.${value}`) }))}
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
            share: formatPercent(incomeShare, 0),
            amount: formatMoney(affordableCents),
            count: monthsApart,
          })}
        </Button>
      ) : null}
      <Text role="status" size="sm" c={said?.isRefusal ? 'var(--mantine-color-error)' : 'dimmed'}>
        {said?.text ?? ''}
      </Text>
    </section>
  );
}
