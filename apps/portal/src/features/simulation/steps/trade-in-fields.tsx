import { formatMoney } from '@estrada/domain/formats/index';
import { MoneyInput } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, SimpleGrid, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { FieldName } from '../model/check-draft.ts';
import { fixedEntryOf } from '../model/fixed-entry.ts';
import { emptyTradeIn, type TradeInDraft, tradeInValues } from '../model/trade-in.ts';
import { removeTradeIn, typeCash, typeTradeIn } from '../model/type-trade-in.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { NumberInput } from './later-inputs.tsx';
import './trade-in.css';
import { TradeInNote } from './trade-in-note.tsx';

/** The client's trade-in vehicle: one button until it is used, then its fields next to the cash. */
export function TradeInFields() {
  const t = useStrings(strings);
  const { draft, update, keeps } = useSharedSimulator();
  const { tradeIn } = draft;
  const area = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** true after the user opened or closed the fields: then the focus moves */
  const isMoving = useRef(false);
  const isOpen = Boolean(tradeIn);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    if (isOpen) area.current?.querySelector('input')?.focus();
    else button.current?.focus();
  }, [isOpen]);
  // the simulator of offers has no trade-in: it saves nothing
  if (!keeps) return null;
  const move = (part: Parameters<typeof update>[0]) => () => {
    isMoving.current = true;
    update(part);
  };
  if (!tradeIn)
    return (
      <Button
        ref={button}
        className="simulator-trade-in-add"
        variant="subtle"
        size="compact-sm"
        aria-expanded={false}
        onClick={move({ tradeIn: emptyTradeIn })}
      >
        {t('tradeIn.add')}
      </Button>
    );
  return (
    <fieldset ref={area} className="simulator-trade-in">
      <legend>{t('tradeIn')}</legend>
      <SimpleGrid cols={2} spacing="md" verticalSpacing="sm" className="simulator-fields">
        <VehicleInputs tradeIn={tradeIn} />
        <MoneyInputs tradeIn={tradeIn} />
      </SimpleGrid>
      <TradeInNote />
      <Button variant="subtle" size="compact-sm" onClick={move(removeTradeIn)}>
        {t('tradeIn.remove')}
      </Button>
    </fieldset>
  );
}

/** The error at a field of the vehicle, announced, and when to check it. */
function useField() {
  const { errors } = useSharedSimulator();
  return (name: FieldName) => ({
    error: errors.of(name),
    errorProps: { role: 'alert' },
    onBlur: () => errors.leave(name),
  });
}

/** The description of the vehicle, as far as known. */
function VehicleInputs({ tradeIn }: { tradeIn: TradeInDraft }) {
  const t = useStrings(strings);
  const { update } = useSharedSimulator();
  const fieldOf = useField();
  const type = (part: Partial<TradeInDraft>) => update((now) => typeTradeIn(now, part));
  return (
    <>
      <TextInput
        className="simulator-trade-in-wide"
        label={t('tradeIn.description')}
        maxLength={80}
        autoComplete="off"
        value={tradeIn.description}
        {...fieldOf('tradeIn.description')}
        onChange={(event) => type({ description: event.currentTarget.value })}
      />
      <NumberInput
        label={t('tradeIn.year')}
        allowDecimal={false}
        hideControls
        clampBehavior="none"
        value={tradeIn.year ?? ''}
        {...fieldOf('tradeIn.year')}
        onChange={(year) => type({ year: typeof year === 'number' ? year : null })}
      />
      <TextInput
        label={t('tradeIn.plate')}
        maxLength={8}
        autoComplete="off"
        autoCapitalize="characters"
        value={tradeIn.plate}
        {...fieldOf('tradeIn.plate')}
        onChange={(event) => type({ plate: event.currentTarget.value.toUpperCase() })}
      />
    </>
  );
}

/** Its value, its debts, and the cash. */
function MoneyInputs({ tradeIn }: { tradeIn: TradeInDraft }) {
  const t = useStrings(strings);
  const { draft, update } = useSharedSimulator();
  const fieldOf = useField();
  /** an emptied field means no cash, but no zero is written into it while the user types */
  const [isEmptied, setEmptied] = useState(false);
  const standing = tradeInValues(draft);
  const cashCents = standing?.cashCents ?? null;
  const shortfallCents = tradeIn.valueCents === null ? 0 : (standing?.shortfallCents ?? 0);
  const type = (part: Partial<TradeInDraft>) => update((now) => typeTradeIn(now, part));
  return (
    <>
      <MoneyInput
        label={t('tradeIn.value')}
        required
        value={tradeIn.valueCents}
        {...fieldOf('tradeIn.valueCents')}
        onChange={(valueCents) => type({ valueCents })}
      />
      <MoneyInput
        label={t('tradeIn.debts')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        // not an error: the deal is possible, but this part of it is not a down payment
        description={
          shortfallCents > 0 ? t('tradeIn.shortfall', { amount: formatMoney(shortfallCents) }) : t('tradeIn.debts.hint')
        }
        descriptionProps={{ role: 'status', 'data-shortfall': shortfallCents > 0 || undefined }}
        value={tradeIn.debtsCents}
        {...fieldOf('tradeIn.debtsCents')}
        onChange={(debtsCents) => type({ debtsCents })}
      />
      <MoneyInput
        label={t('tradeIn.cash')}
        disabled={fixedEntryOf(draft) !== null}
        value={isEmptied && cashCents === 0 ? null : cashCents}
        {...fieldOf('tradeIn.cashCents')}
        onChange={(cents) => {
          setEmptied(cents === null);
          update((now) => typeCash(now, cents));
        }}
      />
    </>
  );
}
