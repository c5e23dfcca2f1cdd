import { assetTypes } from '@estrada/domain/enumerations/index';
import { formatMoney } from '@estrada/domain/formats/index';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { NumberInput, SimpleGrid } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { typePrice } from '../model/entry.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { LevelSelect } from './level-select.tsx';
import { SaleFields } from './sale-fields.tsx';
import { SegmentedField } from './segmented-field.tsx';
import { useVehicleLevels } from './use-vehicle-levels.ts';
import { clearedFrom } from './vehicle-levels.ts';

type Years = { manufacturerYear: number; modelYear: number; referencePriceCents: number };

/** The vehicle, level by level from the vehicle table. Another choice above clears what stands below. */
export function VehicleFields() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, update, errors, parameters } = useSharedSimulator();
  const { manufacturers, models, versions, years } = useVehicleLevels();
  const { items } = years;

  function chooseYears(row: Years): void {
    update((now) => ({
      manufacturerYear: row.manufacturerYear,
      modelYear: row.modelYear,
      referencePriceCents: row.referencePriceCents,
      vehicleLabel: `${now.vehicleLabel.split(' · ')[0]} · ${yearsText(row.manufacturerYear, row.modelYear)}`,
      ...typePrice(now, row.referencePriceCents),
      terms: [],
      selectedTerm: null,
    }));
  }
  // a new car is nearly always the newest model year, and an only choice is none: one input less
  const obvious = items.length === 1 || draft.assetType === 1 ? newest(items) : undefined;
  const mustChoose = draft.modelYear === null && obvious !== undefined;
  const chooseObvious = useEffectEvent(() => {
    if (obvious) chooseYears(obvious);
  });
  useEffect(() => {
    if (mustChoose) chooseObvious();
  }, [mustChoose]);

  // of a used vehicle every year has a price of its own
  const priceNote = (cents: number) =>
    draft.assetType === 1 ? formatMoney(cents) : t('version.upTo', { price: formatMoney(cents) });
  const chosenModel = models.items.find(({ id }) => id === draft.modelId);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
      <SegmentedField
        label={t('assetType')}
        value={String(draft.assetType)}
        options={assetTypes.map(({ id, pt, en }) => ({ value: String(id), label: language === 'en' ? en : pt }))}
        onChange={(value) =>
          update({
            assetType: value === '2' ? 2 : 1,
            manufacturerId: parameters.defaults.manufacturerId,
            ...clearedFrom('model'),
            terms: [],
            selectedTerm: null,
          })
        }
      />
      <SaleFields />
      <LevelSelect
        label={t('manufacturer')}
        level={manufacturers}
        value={idText(draft.manufacturerId)}
        option={({ id, name }) => ({ value: String(id), label: name })}
        error={errors.of('manufacturerId')}
        onBlur={() => errors.leave('manufacturerId')}
        onChoose={({ id }) => update({ manufacturerId: id, ...clearedFrom('model') })}
      />
      <LevelSelect
        label={t('model')}
        level={models}
        value={idText(draft.modelId)}
        option={({ id, name }) => ({ value: String(id), label: name })}
        waitsFor={draft.manufacturerId === null ? t('manufacturer.first') : undefined}
        error={errors.of('modelId')}
        onBlur={() => errors.leave('modelId')}
        onChoose={({ id }) => update({ modelId: id, ...clearedFrom('version') })}
      />
      <LevelSelect
        label={t('version')}
        level={versions}
        value={idText(draft.versionId)}
        option={({ id, label, newestPriceCents }) => ({ value: String(id), label, note: priceNote(newestPriceCents) })}
        waitsFor={draft.modelId === null ? t('model.first') : undefined}
        error={errors.of('versionId')}
        onBlur={() => errors.leave('versionId')}
        onChoose={({ id, description }) =>
          update({
            versionId: id,
            ...clearedFrom('years'),
            vehicleLabel: [chosenModel?.name, description].filter(Boolean).join(' '),
          })
        }
      />
      <LevelSelect
        label={t('years')}
        level={years}
        value={draft.modelYear === null ? null : yearsText(draft.manufacturerYear, draft.modelYear)}
        option={(row) => ({
          value: yearsText(row.manufacturerYear, row.modelYear),
          label: `${yearsText(row.manufacturerYear, row.modelYear)} · ${formatMoney(row.referencePriceCents)}`,
        })}
        waitsFor={draft.versionId === null ? t('version.first') : undefined}
        error={errors.of('modelYear')}
        onBlur={() => errors.leave('modelYear')}
        onChoose={chooseYears}
      />
      {draft.assetType === 2 ? (
        <NumberInput
          label={t('mileage')}
          required
          suffix=" km"
          thousandSeparator="."
          decimalSeparator=","
          allowDecimal={false}
          allowNegative={false}
          hideControls
          max={2_000_000}
          clampBehavior="strict"
          value={draft.mileage ?? ''}
          error={errors.of('mileage')}
          onBlur={() => errors.leave('mileage')}
          onChange={(value) => update({ mileage: typeof value === 'number' ? value : null })}
        />
      ) : null}
    </SimpleGrid>
  );
}

const idText = (id: number | null) => (id === null ? null : String(id));
const yearsText = (manufacturerYear: number | null, modelYear: number | null) => `${manufacturerYear}/${modelYear}`;

function newest(items: readonly Years[]): Years | undefined {
  const rank = (row: Years) => row.modelYear * 10_000 + row.manufacturerYear;
  return items.toSorted((left, right) => rank(right) - rank(left))[0];
}
