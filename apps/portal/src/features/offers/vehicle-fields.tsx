import { assetTypes } from '@estrada/domain/enumerations/index';
import type { OfferForm } from '@estrada/domain/offers/index';
import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { LevelSelect } from '@estrada/web/vehicles/level-select.tsx';
import {
  type Level,
  useManufacturers,
  useManufacturerYears,
  useModels,
  useModelYears,
  useVersions,
  type VehicleFilter,
} from '@estrada/web/vehicles/use-vehicle-lists.ts';
import { levelsFrom, type VehicleLevel, vehicleLevels } from '@estrada/web/vehicles/vehicle-levels.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Drawn, TextChoice } from './choice-fields.tsx';

/** The selected vehicle of the offer; a change clears the levels below it. */
function useVehicle(): VehicleFilter {
  const { setValue } = useFormContext<OfferForm>();
  const names = ['vehicleType', ...vehicleLevels] as const;
  const [type, manufacturerId, modelId, versionId, manufacturerYear, modelYear] = useWatch<OfferForm, typeof names>({
    name: names,
  });
  const vehicleType: 1 | 2 | null = type === '1' ? 1 : type === '2' ? 2 : null;
  return {
    choice: { vehicleType, manufacturerId, modelId, versionId, manufacturerYear, modelYear },
    clearFrom: (level) => {
      for (const name of levelsFrom(level)) setValue(name, null, { shouldDirty: true });
    },
  };
}

export function VehicleType(field: Drawn) {
  const { language } = useLanguage();
  const { clearFrom } = useVehicle();
  const options = assetTypes.map((row) => ({ value: String(row.id), label: row[language === 'en' ? 'en' : 'pt'] }));
  return <TextChoice {...field} options={options} onChosen={() => clearFrom('manufacturerId')} />;
}

/** One level as a field of the form. A change clears the levels that it names. */
function LevelField<Row>({
  name,
  label,
  level,
  idOf,
  textOf,
  onChosen,
}: Drawn & {
  name: string;
  level: Level<Row>;
  idOf: (row: Row) => number;
  textOf: (row: Row) => string;
  onChosen?: () => void;
}) {
  const { value, onChange, ...field } = useFormField<number | null>(name, onChosen);
  return (
    <LevelSelect
      {...field}
      name={name as VehicleLevel}
      label={label}
      level={level}
      value={value === null ? null : String(value)}
      option={(row) => ({ value: String(idOf(row)), label: textOf(row) })}
      onChoose={(row) => onChange(idOf(row))}
    />
  );
}

const named = {
  idOf: ({ id }: { id: number }) => id,
  textOf: ({ name }: { name: string }) => name,
};
const yearly = { idOf: (year: number) => year, textOf: (year: number) => String(year) };

export function Manufacturer(field: Drawn) {
  const filter = useVehicle();
  const level = useManufacturers(filter);
  return <LevelField {...field} {...named} level={level} onChosen={() => filter.clearFrom('modelId')} />;
}

export function Model(field: Drawn) {
  const filter = useVehicle();
  const level = useModels(filter);
  return <LevelField {...field} {...named} level={level} onChosen={() => filter.clearFrom('versionId')} />;
}

export function Version(field: Drawn) {
  const filter = useVehicle();
  const { versionId } = filter.choice;
  // years selected before the version narrowed it and belong to it
  const onChosen = versionId === null ? undefined : () => filter.clearFrom('manufacturerYear');
  const level = useVersions(filter);
  return (
    <LevelField
      {...field}
      level={level}
      idOf={named.idOf}
      textOf={({ label }) => label}
      {...(onChosen && { onChosen })}
    />
  );
}

export function ManufacturerYear(field: Drawn) {
  const filter = useVehicle();
  const level = useManufacturerYears(filter);
  return <LevelField {...field} {...yearly} level={level} onChosen={() => filter.clearFrom('modelYear')} />;
}

export function ModelYear(field: Drawn) {
  return <LevelField {...field} {...yearly} level={useModelYears(useVehicle())} />;
}
