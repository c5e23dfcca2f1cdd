import type { SimulationResult } from '@estrada/endpoints/index';
import { MoneyInput, PercentInput } from '@estrada/ui/index';
import { ActionIcon, Button, NumberInput, Select } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useStrings } from '../../../app/i18n/use-strings.ts';
import type { PlanChoices } from '../model/draft.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

type Spec = SimulationResult['choiceSpec'][number];
type SpecOf<Kind extends Spec['kind']> = Extract<Spec, { kind: Kind }>;

/** What the chosen plan wants to know beside price and entry; drawn from the bounds that the price table states. */
export function ChoiceFields() {
  const t = useStrings(strings);
  const { quote } = useSharedSimulator();
  const specs = quote.result?.choiceSpec ?? [];
  if (specs.length === 0) return null;
  return (
    <fieldset className="simulator-choices">
      <legend>{t('choices')}</legend>
      {specs.map((spec) => (
        <ChoiceField key={spec.key} spec={spec} />
      ))}
    </fieldset>
  );
}

function ChoiceField({ spec }: { spec: Spec }) {
  switch (spec.kind) {
    case 'days':
    case 'unit':
      return <AllowedField spec={spec} />;
    case 'share':
      return <ShareField spec={spec} />;
    case 'timing':
      return <TimingField spec={spec} />;
    case 'balloons':
      return <BalloonFields spec={spec} />;
    case 'months':
      return <MonthFields spec={spec} />;
    case 'fixedAmounts':
      return <FixedAmountFields spec={spec} />;
  }
}

/** The choices of the draft, what changes one of them, and what is said at one. */
function useChoices() {
  const { draft, update, errors } = useSharedSimulator();
  const choices = draft.choices ?? {};
  return {
    choices,
    choose: (part: Partial<PlanChoices>) => update((now) => ({ choices: { ...now.choices, ...part } })),
    errorAt: (path: string) => errors.atChoice(path),
  };
}

function AllowedField({ spec }: { spec: SpecOf<'days'> | SpecOf<'unit'> }) {
  const t = useStrings(strings);
  const { choices, choose, errorAt } = useChoices();
  return (
    <Select
      label={t(`choice.${spec.key}`)}
      allowDeselect={false}
      data={spec.allowed.map((count) => ({ value: String(count), label: t(`choice.${spec.key}.option`, { count }) }))}
      value={String(choices[spec.key] ?? spec.default)}
      error={errorAt(spec.key)}
      onChange={(value) => choose({ [spec.key]: Number(value) })}
    />
  );
}

function ShareField({ spec }: { spec: SpecOf<'share'> }) {
  const t = useStrings(strings);
  const { choices, choose, errorAt } = useChoices();
  return (
    <PercentInput
      label={t(`choice.${spec.key}`)}
      description={t('choice.range', { min: percent(spec.min), max: percent(spec.max) })}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={String(choices[spec.key] ?? spec.default)}
      error={errorAt(spec.key)}
      onChange={(share) => choose({ [spec.key]: share === null ? undefined : Number(share) })}
    />
  );
}

const percent = (share: number) => `${(share * 100).toLocaleString('pt-BR', { maximumFractionDigits: 2 })}%`;

function TimingField({ spec }: { spec: SpecOf<'timing'> }) {
  const t = useStrings(strings);
  const { choices, choose, errorAt } = useChoices();
  return (
    <Select
      label={t('choice.leaseTiming')}
      allowDeselect={false}
      data={spec.allowed.map((timing) => ({ value: timing, label: t(`choice.leaseTiming.${timing}`) }))}
      value={choices.leaseTiming ?? spec.default}
      error={errorAt('leaseTiming')}
      onChange={(timing) => choose({ leaseTiming: timing === 'advance' ? 'advance' : 'arrears' })}
    />
  );
}

function BalloonFields({ spec }: { spec: SpecOf<'balloons'> }) {
  const t = useStrings(strings);
  const { choices, choose, errorAt } = useChoices();
  const value = choices.balloons ?? {
    count: spec.count.default,
    share: spec.share.default,
    startMonth: spec.startMonth.default,
    intervalMonths: spec.intervalMonths.default,
  };
  const change = (part: Partial<typeof value>) => choose({ balloons: { ...value, ...part } });
  return (
    <>
      <CountField
        label={t('choice.balloons.count')}
        bounds={spec.count}
        value={value.count}
        error={errorAt('balloons.count')}
        onChange={(count) => change({ count })}
      />
      <PercentInput
        label={t('choice.balloons.share')}
        description={t('choice.range', { min: percent(spec.share.min), max: percent(spec.share.max) })}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={String(value.share)}
        error={errorAt('balloons.share')}
        onChange={(share) => (share === null ? undefined : change({ share: Number(share) }))}
      />
      <CountField
        label={t('choice.balloons.startMonth')}
        bounds={spec.startMonth}
        value={value.startMonth}
        error={errorAt('balloons.startMonth')}
        onChange={(startMonth) => change({ startMonth })}
      />
      <Select
        label={t('choice.balloons.intervalMonths')}
        allowDeselect={false}
        data={spec.intervalMonths.allowed.map((count) => ({
          value: String(count),
          label: t('choice.months', { count }),
        }))}
        value={String(value.intervalMonths)}
        error={errorAt('balloons.intervalMonths')}
        onChange={(months) => change({ intervalMonths: Number(months) })}
      />
    </>
  );
}

function MonthFields({ spec }: { spec: SpecOf<'months'> }) {
  const t = useStrings(strings);
  const { choices, choose, errorAt } = useChoices();
  const value = choices.shareMonths ?? { first: spec.first.default, second: spec.second.default };
  return (['first', 'second'] as const).map((which) => (
    <CountField
      key={which}
      label={t(`choice.shareMonths.${which}`)}
      bounds={spec[which]}
      value={value[which]}
      error={errorAt(`shareMonths.${which}`)}
      onChange={(month) => choose({ shareMonths: { ...value, [which]: month } })}
    />
  ));
}

/** A whole number between bounds. A field that is being emptied changes nothing yet. */
function CountField({
  label,
  bounds,
  value,
  error,
  onChange,
}: {
  label: string;
  bounds: { min: number; max: number };
  value: number;
  error: string | undefined;
  onChange: (count: number) => void;
}) {
  const t = useStrings(strings);
  return (
    <NumberInput
      label={label}
      description={t('choice.range', { min: String(bounds.min), max: String(bounds.max) })}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      min={bounds.min}
      max={bounds.max}
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
      value={value}
      error={error}
      onChange={(count) => (typeof count === 'number' ? onChange(count) : undefined)}
    />
  );
}

/** A row is its place in the list: its month changes while it is typed. */
const keyOf = (place: number) => `place-${place}`;

function FixedAmountFields({ spec }: { spec: SpecOf<'fixedAmounts'> }) {
  const t = useStrings(strings);
  const { choices, choose, errorAt } = useChoices();
  const rows = choices.fixedAmounts ?? [];
  const change = (index: number, part: Partial<(typeof rows)[number]>) =>
    choose({ fixedAmounts: rows.map((row, place) => (place === index ? { ...row, ...part } : row)) });
  const free = Array.from({ length: spec.lastMonth }, (_, index) => index + 1).find(
    (month) => !rows.some((row) => row.month === month),
  );
  return (
    <div className="simulator-choices-wide">
      <p className="simulator-choices-hint">{t('choice.fixedAmounts', { count: spec.maxCount })}</p>
      {rows.map((row, index) => (
        <div key={keyOf(index)} className="simulator-choices-row">
          <NumberInput
            label={t('choice.fixedAmounts.month')}
            min={1}
            max={spec.lastMonth}
            clampBehavior="none"
            allowDecimal={false}
            allowNegative={false}
            value={row.month}
            error={errorAt(`fixedAmounts.${index}.month`)}
            onChange={(month) => (typeof month === 'number' ? change(index, { month }) : undefined)}
          />
          <MoneyInput
            label={t('choice.fixedAmounts.amount')}
            value={row.amountCents}
            error={errorAt(`fixedAmounts.${index}.amountCents`)}
            onChange={(cents) => change(index, { amountCents: cents ?? 0 })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('choice.fixedAmounts.remove', { month: row.month })}
            onClick={() => choose({ fixedAmounts: rows.filter((_, place) => place !== index) })}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
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
      {errorAt('fixedAmounts') ? (
        <p role="alert" className="simulator-choices-error">
          {errorAt('fixedAmounts')}
        </p>
      ) : null}
    </div>
  );
}
