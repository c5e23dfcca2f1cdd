import { formatCount } from '@estrada/domain/formats/index';
import { RetryHint } from '@estrada/web/failure/retry-hint/retry-hint.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, InputBase, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Answers, type CarLevel, changeLevel, clearsBelow } from './answers.ts';
import { Choices } from './choices.tsx';
import { strings } from './strings.ts';
import type { CustomerSimulator } from './use-customer-simulator.ts';
import type { Lookup } from './use-lookup.ts';

/** Manufacturer, model, version and year from the vehicle table, each list from the choice above it. */
export function CarFields({ simulator }: { simulator: CustomerSimulator }) {
  const t = useStrings(strings);
  const { answers, change } = simulator;
  const { vehicleType, manufacturerId, modelId, versionId, manufacturerYear, modelYear, mileage } = answers;
  // a change that clears choices says so, and can be undone
  const [former, setFormer] = useState<Answers | null>(null);
  const { manufacturers, models, versions, years } = simulator.lists;

  const set = (level: CarLevel, part: Partial<Answers>) => {
    setFormer(clearsBelow(answers, level) ? answers : null);
    change(changeLevel(answers, level, part));
  };
  type Year = NonNullable<typeof years.data>['items'][number];
  const yearOf = ({ referencePriceCents: priceCents, ...year }: Year) => ({ ...year, priceCents });
  const only = years.data?.items.length === 1 && modelYear === null ? years.data.items[0] : undefined;
  // there is nothing to choose
  const takeOnly = useEffectEvent(() => {
    if (only) change(changeLevel(answers, 'modelYear', yearOf(only)));
  });
  useEffect(() => {
    if (only) takeOnly();
  }, [only]);

  return (
    <div className="csf-fields">
      <Choices
        label={t('condition')}
        value={String(vehicleType)}
        options={[
          { id: '1', label: t('condition.new') },
          { id: '2', label: t('condition.used') },
        ]}
        onChoose={(value) => set('vehicleType', { vehicleType: value === '2' ? 2 : 1 })}
      />
      <LevelField
        simulator={simulator}
        level="manufacturerId"
        query={manufacturers}
        value={manufacturerId}
        rowOf={({ id, name }) => [String(id), name]}
        onChoose={({ id }) => set('manufacturerId', { manufacturerId: id })}
      />
      <LevelField
        simulator={simulator}
        level="modelId"
        query={models}
        waitsFor={manufacturerId === null ? 'manufacturerId' : undefined}
        value={modelId}
        rowOf={({ id, name }) => [String(id), name]}
        onChoose={({ id }) => set('modelId', { modelId: id })}
      />
      <LevelField
        simulator={simulator}
        level="versionId"
        query={versions}
        waitsFor={modelId === null ? 'modelId' : undefined}
        value={versionId}
        rowOf={({ id, name }) => [String(id), name]}
        onChoose={({ id }) => set('versionId', { versionId: id })}
      />
      <LevelField
        simulator={simulator}
        level="modelYear"
        query={years}
        waitsFor={versionId === null ? 'versionId' : undefined}
        value={modelYear === null ? null : `${manufacturerYear}/${modelYear}`}
        rowOf={(year) => [`${year.manufacturerYear}/${year.modelYear}`, `${year.manufacturerYear}/${year.modelYear}`]}
        onChoose={(year) => set('modelYear', yearOf(year))}
      />
      {vehicleType === 2 ? (
        <TextInput
          label={t('mileage')}
          required
          inputMode="numeric"
          autoComplete="off"
          value={mileage === null ? '' : formatCount(mileage)}
          error={simulator.problem('mileage')}
          onChange={(event) => {
            const digits = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 7);
            change({ ...answers, mileage: digits === '' ? null : Math.min(Number(digits), 2_000_000) });
          }}
        />
      ) : null}
      <p role="status" className="csf-cleared">
        {former ? (
          <>
            {t('cleared')}{' '}
            <Button
              variant="subtle"
              size="compact-md"
              onClick={() => {
                change(former);
                setFormer(null);
              }}
            >
              {t('undo')}
            </Button>
          </>
        ) : null}
      </p>
    </div>
  );
}

/** One list of the vehicle table, as the device's own list: on a phone it is easier to use than any other. */
function LevelField<Row>({
  simulator,
  level,
  query,
  waitsFor,
  value,
  rowOf,
  onChoose,
}: {
  simulator: CustomerSimulator;
  level: Exclude<CarLevel, 'vehicleType'>;
  query: Lookup<{ items: Row[] }>;
  /** the level to choose first */
  waitsFor?: 'manufacturerId' | 'modelId' | 'versionId' | undefined;
  value: number | string | null;
  rowOf: (row: Row) => [value: string, label: string];
  onChoose: (row: Row) => void;
}) {
  const t = useStrings(strings);
  const rows = waitsFor ? [] : (query.data?.items ?? []);
  // an answer of before stands again as soon as its list has loaded
  const shown = rows.some((row) => rowOf(row)[0] === String(value)) ? String(value) : '';
  const isLoading = !waitsFor && query.isLoading;
  const isEmpty = !waitsFor && query.data !== undefined && rows.length === 0;
  const hint = waitsFor ? t(`first.${waitsFor}`) : t(isLoading ? 'loading' : isEmpty ? 'nothing' : 'choose');
  return (
    <div>
      <InputBase
        component="select"
        pointer
        label={t(level)}
        required
        disabled={waitsFor !== undefined || isLoading || isEmpty}
        rightSection={<span className="csf-chevron" aria-hidden="true" />}
        rightSectionPointerEvents="none"
        value={shown}
        error={query.error === undefined ? simulator.problem(level) : undefined}
        onChange={(event) => {
          const row = rows.find((one) => rowOf(one)[0] === event.currentTarget.value);
          if (row) onChoose(row);
        }}
      >
        <option value="" disabled={shown !== ''}>
          {hint}
        </option>
        {rows.map((row) => {
          const [rowValue, label] = rowOf(row);
          return (
            <option key={rowValue} value={rowValue}>
              {label}
            </option>
          );
        })}
      </InputBase>
      {!waitsFor && query.error !== undefined ? <RetryHint onRetry={query.retry} /> : null}
    </div>
  );
}
