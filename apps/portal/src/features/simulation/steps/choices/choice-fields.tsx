import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Select } from '@mantine/core';
import { useSharedSimulator } from '../../simulator-context.ts';
import { strings } from '../../strings.ts';
import { CountField, ShareField } from './bounded-fields.tsx';
import { FixedAmountFields } from './fixed-amount-fields.tsx';
import { type Spec, type SpecOf, useChoices } from './use-choices.ts';

/** The number of balloons, their size, and their dates. */
function BalloonFields({ spec }: { spec: SpecOf<'balloons'> }) {
  const t = useStrings(strings);
  const { choices, choose, errorAt } = useChoices();
  const { count, share, startMonth, intervalMonths } = spec;
  const value = choices.balloons ?? {
    count: count.default,
    share: share.default,
    startMonth: startMonth.default,
    intervalMonths: intervalMonths.default,
  };
  const change = (part: Partial<typeof value>) => choose({ balloons: { ...value, ...part } });
  return (
    <>
      <CountField
        label={t('choice.balloons.count')}
        bounds={count}
        value={value.count}
        error={errorAt('balloons.count')}
        onChange={(next) => change({ count: next })}
      />
      <ShareField
        label={t('choice.balloons.share')}
        bounds={share}
        value={value.share}
        error={errorAt('balloons.share')}
        onChange={(next) => change({ share: next })}
      />
      <CountField
        label={t('choice.balloons.startMonth')}
        bounds={startMonth}
        value={value.startMonth}
        error={errorAt('balloons.startMonth')}
        onChange={(next) => change({ startMonth: next })}
      />
      <Select
        label={t('choice.balloons.intervalMonths')}
        allowDeselect={false}
        data={intervalMonths.allowed.map((months) => ({
          value: String(months),
          label: t('choice.months', { count: months }),
        }))}
        value={String(value.intervalMonths)}
        error={errorAt('balloons.intervalMonths')}
        onChange={(months) => change({ intervalMonths: Number(months) })}
      />
    </>
  );
}

/**
 * The choices that the selected plan requires in addition to price and entry; rendered from the bounds of the price
 * table.
 */
export function ChoiceFields() {
  const t = useStrings(strings);
  const { quote, draft } = useSharedSimulator();
  // the visible figures may still belong to another plan
  const specs = quote.result?.financeTypeId === draft.financeTypeId ? quote.result.choiceSpec : [];
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
      return <PlanShareField spec={spec} />;
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

function PlanShareField({ spec }: { spec: SpecOf<'share'> }) {
  const t = useStrings(strings);
  const { choices, choose, errorAt } = useChoices();
  return (
    <ShareField
      label={t(`choice.${spec.key}`)}
      bounds={spec}
      value={choices[spec.key] ?? spec.default}
      error={errorAt(spec.key)}
      onChange={(share) => choose({ [spec.key]: share })}
    />
  );
}

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
