import { MoneyInput } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { strings } from '../../strings.ts';
import { WholeNumberInput } from './bounded-fields.tsx';
import { type SpecOf, useChoices, useEmptying } from './use-choices.ts';

type FixedAmount = { month: number; amountCents: number };

/** A row is identified by its index: its month changes while it is typed. */
const keyOf = (place: number) => `place-${place}`;

/** Instalments with individual amounts, in rows that can be added and removed. */
export function FixedAmountFields({ spec }: { spec: SpecOf<'fixedAmounts'> }) {
  const t = useStrings(strings);
  const { choices, choose, errorAt } = useChoices();
  const rows = choices.fixedAmounts ?? [];
  const ofWhole = errorAt('fixedAmounts');
  const free = Array.from({ length: spec.lastMonth }, (_, index) => index + 1).find(
    (month) => !rows.some((row) => row.month === month),
  );
  return (
    <div className="simulator-choices-wide">
      <p className="simulator-choices-hint">{t('choice.fixedAmounts', { count: spec.maxCount })}</p>
      {rows.map((row, index) => (
        <FixedAmountRow
          key={keyOf(index)}
          row={row}
          lastMonth={spec.lastMonth}
          monthError={errorAt(`fixedAmounts.${index}.month`)}
          amountError={errorAt(`fixedAmounts.${index}.amountCents`)}
          onChange={(part) =>
            choose({ fixedAmounts: rows.map((one, place) => (place === index ? { ...one, ...part } : one)) })
          }
          onRemove={() => choose({ fixedAmounts: rows.filter((_, place) => place !== index) })}
        />
      ))}
      {rows.length < spec.maxCount && free !== undefined ? (
        <Button
          variant="default"
          size="xs"
          onClick={() => choose({ fixedAmounts: [...rows, { month: free, amountCents: spec.minCents }] })}
        >
          {t('choice.fixedAmounts.add')}
        </Button>
      ) : null}
      {ofWhole ? (
        <p role="alert" className="simulator-choices-error">
          {ofWhole}
        </p>
      ) : null}
    </div>
  );
}

function FixedAmountRow({
  row,
  lastMonth,
  monthError,
  amountError,
  onChange,
  onRemove,
}: {
  row: FixedAmount;
  lastMonth: number;
  monthError: string | undefined;
  amountError: string | undefined;
  onChange: (part: Partial<FixedAmount>) => void;
  onRemove: () => void;
}) {
  const t = useStrings(strings);
  const { isEmptied, setEmptied, refill } = useEmptying();
  return (
    <div className="simulator-choices-row">
      <WholeNumberInput
        label={t('choice.fixedAmounts.month')}
        bounds={{ min: 1, max: lastMonth }}
        value={row.month}
        error={monthError}
        onChange={(month) => onChange({ month })}
      />
      <MoneyInput
        label={t('choice.fixedAmounts.amount')}
        value={isEmptied ? null : row.amountCents}
        error={amountError}
        onBlur={refill}
        onChange={(cents) => {
          setEmptied(cents === null);
          if (cents !== null) onChange({ amountCents: cents });
        }}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('choice.fixedAmounts.remove', { month: row.month })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
