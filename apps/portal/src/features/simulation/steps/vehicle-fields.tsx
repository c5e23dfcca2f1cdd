import { assetTypes } from '@estrada/domain/enumerations/index';
import { formatMoney } from '@estrada/domain/formats/index';
import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { RetryHint } from '@estrada/web/failure/retry-hint/retry-hint.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { LevelSelect } from '@estrada/web/vehicles/level-select.tsx';
import {
  useManufacturers,
  useManufacturerYears,
  useModels,
  useModelYears,
  useVersions,
  useYearsOfVersion,
} from '@estrada/web/vehicles/use-vehicle-lists.ts';
import type { VehicleLevel } from '@estrada/web/vehicles/vehicle-levels.ts';
import { SimpleGrid } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { Draft } from '../model/draft.ts';
import { valuesBefore } from '../model/undo.ts';
import {
  changeCondition,
  choiceOf,
  chooseOptions,
  chooseVersion,
  chooseYears,
  clearedFrom,
  obviousYears,
  type VehicleOption,
} from '../model/vehicle.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { ColourField } from './colour-field.tsx';
import { MultiSelect } from './later-inputs.tsx';
import { MileageField } from './mileage-field.tsx';
import { SaleFields } from './sale-fields.tsx';
import { SegmentedField } from './segmented-field.tsx';

// used vehicles and what is cleared are not on the first screen
const VehicleSearch = lazy(() =>
  import('../vehicle-search/vehicle-search.tsx').then((file) => ({ default: file.VehicleSearch })),
);
const ConditionNotice = lazy(() =>
  import('./condition-notice.tsx').then((file) => ({ default: file.ConditionNotice })),
);

/** The options that the version may have today, with their prices; none while no version is selected. */
function useVersionOptions(versionId: number | null) {
  const query = useCall('listVersionOptions', versionId === null ? null : { params: { versionId } }, {
    staleTime: rarelyChangesMs,
    retry: false,
  });
  const items: readonly VehicleOption[] = query.data?.items ?? [];
  return { items, hasFailed: query.isError, retry: () => void query.refetch() };
}

/** The options of the version, if it has any: each adds its price to the vehicle's. */
function OptionField() {
  const t = useStrings(strings);
  const { draft, update, errors } = useSharedSimulator();
  const { items, hasFailed, retry } = useVersionOptions(draft.versionId);
  const chosen = draft.optionCodes ?? [];
  if (hasFailed) return <RetryHint onRetry={retry} />;
  // one that is no longer sold remains visible until it is removed: the server refuses it
  const gone = chosen.filter((code) => !items.some(({ optionCode }) => optionCode === code));
  if (items.length + gone.length === 0) return null;
  return (
    <MultiSelect
      className="simulator-options"
      label={t('options')}
      description={t('options.hint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={[
        ...items.map(({ optionCode, name, priceCents }) => ({
          value: optionCode,
          label: `${name} · ${formatMoney(priceCents)}`,
        })),
        ...gone.map((code) => ({ value: code, label: code })),
      ]}
      searchable
      openOnFocus={false}
      nothingFoundMessage={t('nothingFound')}
      value={[...chosen]}
      error={errors.of('optionCodes')}
      onChange={(codes) => update((now) => chooseOptions(now, codes, items))}
    />
  );
}

/** The vehicle, level by level from the vehicle table. A change clears the levels below. */
export function VehicleFields() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, update, errors, parameters, dealerId } = useSharedSimulator();
  /** what the last change of condition cleared */
  const [cleared, setCleared] = useState<{ before: Partial<Draft>; assetType: 1 | 2 | undefined } | null>(null);
  const filter = {
    choice: choiceOf(draft),
    clearFrom: (level: VehicleLevel) => update(clearedFrom(level)),
  };
  const manufacturers = useManufacturers(filter);
  const models = useModels(filter);
  const versions = useVersions(filter);
  const manufacturerYears = useManufacturerYears(filter);
  const modelYears = useModelYears(filter);
  const yearsOfVersion = useYearsOfVersion(filter.choice).data?.items ?? [];
  const { items: options } = useVersionOptions(draft.versionId);

  const obvious = draft.versionId === null ? undefined : obviousYears(draft, yearsOfVersion);
  const mustChoose = draft.modelYear === null && obvious !== undefined;
  const chooseObvious = useEffectEvent(() => {
    if (obvious) update((now) => chooseYears(now, obvious, options));
  });
  useEffect(() => {
    if (mustChoose) chooseObvious();
  }, [mustChoose]);

  // for a used vehicle every year has its own price
  const priceNote = (cents: number) =>
    draft.assetType === 1 || (draft.versionId === null && draft.modelYear !== null)
      ? formatMoney(cents)
      : t('version.upTo', { price: formatMoney(cents) });
  const chosenModel = models.items.find(({ id }) => id === draft.modelId);

  function chooseModelYear(modelYear: number): void {
    const isIt = (row: { manufacturerYear: number; modelYear: number }) =>
      row.manufacturerYear === draft.manufacturerYear && row.modelYear === modelYear;
    const row = draft.versionId === null ? undefined : yearsOfVersion.find(isIt);
    update((now) => (row ? chooseYears(now, row, options) : { modelYear }));
  }

  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
      <SegmentedField
        label={t('assetType')}
        value={String(draft.assetType)}
        options={assetTypes.map(({ id, pt, en }) => ({ value: String(id), label: language === 'en' ? en : pt }))}
        onChange={(value) => {
          const after = changeCondition(draft, value === '2' ? 2 : 1, parameters.defaults.manufacturerId);
          const hasVehicle = draft.modelId !== null || draft.vehicleValueCents !== null;
          setCleared(hasVehicle ? { before: valuesBefore(draft, after), assetType: after.assetType } : null);
          update(after);
        }}
      />
      <SaleFields />
      <Suspense fallback={null}>
        {cleared !== null && cleared.assetType === draft.assetType && draft.modelId === null ? (
          <ConditionNotice
            before={cleared.before}
            onUndo={() => {
              update(cleared.before);
              setCleared(null);
            }}
          />
        ) : null}
        {draft.assetType === 2 && dealerId !== null ? <VehicleSearch dealerId={dealerId} /> : null}
      </Suspense>
      {draft.assetType === 2 ? (
        // manufacturer and model stay next to each other
        <div style={{ gridColumn: '1 / -1' }}>
          <MileageField />
        </div>
      ) : null}
      <LevelSelect
        name="manufacturerId"
        level={manufacturers}
        value={textOf(draft.manufacturerId)}
        option={({ id, name }) => ({ value: String(id), label: name })}
        error={errors.of('manufacturerId')}
        onBlur={() => errors.leave('manufacturerId')}
        onChoose={({ id }) => update({ manufacturerId: id, ...clearedFrom('modelId') })}
      />
      <LevelSelect
        name="modelId"
        level={models}
        value={textOf(draft.modelId)}
        option={({ id, name }) => ({ value: String(id), label: name })}
        error={errors.of('modelId')}
        onBlur={() => errors.leave('modelId')}
        onChoose={({ id }) => update({ modelId: id, ...clearedFrom('versionId') })}
      />
      {/* its name has four parts */}
      <div style={{ gridColumn: '1 / -1' }}>
        <LevelSelect
          name="versionId"
          level={versions}
          value={textOf(draft.versionId)}
          option={({ id, label, newestPriceCents }) => ({
            value: String(id),
            label,
            note: priceNote(newestPriceCents),
          })}
          error={errors.of('versionId')}
          onBlur={() => errors.leave('versionId')}
          onChoose={({ id, description, newestPriceCents }) => {
            const name = [chosenModel?.name, description].filter(Boolean).join(' ');
            update((now) => chooseVersion(now, { id, name, newestPriceCents }));
          }}
        />
      </div>
      <LevelSelect
        name="manufacturerYear"
        level={manufacturerYears}
        value={textOf(draft.manufacturerYear)}
        option={yearOption}
        error={errors.of('manufacturerYear')}
        onBlur={() => errors.leave('manufacturerYear')}
        onChoose={(manufacturerYear) => update({ ...clearedFrom('modelYear'), manufacturerYear })}
      />
      <LevelSelect
        name="modelYear"
        level={modelYears}
        value={textOf(draft.modelYear)}
        option={yearOption}
        error={errors.of('modelYear')}
        onBlur={() => errors.leave('modelYear')}
        onChoose={chooseModelYear}
      />
      <OptionField />
      <ColourField />
    </SimpleGrid>
  );
}

const textOf = (value: number | null) => (value === null ? null : String(value));
const yearOption = (year: number) => ({ value: String(year), label: String(year) });
