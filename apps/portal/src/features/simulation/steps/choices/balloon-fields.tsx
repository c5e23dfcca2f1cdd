import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Select } from '@mantine/core';
import { strings } from '../../strings.ts';
import { CountField, ShareField } from './bounded-fields.tsx';
import { type SpecOf, useChoices } from './use-choices.ts';

/** How many balloons there are, how large, and when. */
export function BalloonFields({ spec }: { spec: SpecOf<'balloons'> }) {
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
