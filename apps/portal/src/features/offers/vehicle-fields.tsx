import { assetTypes } from '@estrada/domain/enumerations/index';
import type { OfferForm } from '@estrada/domain/offers/index';
import { seldomChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Drawn, NumberChoice, TextChoice } from './choice-fields.tsx';
import { strings } from './strings.ts';

const settings = { staleTime: seldomChangesMs, retry: false } as const;
const levels = ['manufacturerId', 'modelId', 'versionId', 'manufacturerYear', 'modelYear'] as const;
type Level = (typeof levels)[number];

/** What is chosen of the vehicle so far, and how a choice clears what stands below it. */
function useVehicle() {
  const { setValue } = useFormContext<OfferForm>();
  const names = ['vehicleType', ...levels] as const;
  const [type, manufacturerId, modelId, versionId, manufacturerYear] = useWatch<OfferForm, typeof names>({
    name: names,
  });
  const clearFrom = (level: Level) => {
    for (const name of levels.slice(levels.indexOf(level))) setValue(name, null, { shouldDirty: true });
  };
  const vehicleType: 1 | 2 | null = type === '1' ? 1 : type === '2' ? 2 : null;
  return { vehicleType, manufacturerId, modelId, versionId, manufacturerYear, clearFrom };
}

const optionsOf = (items: readonly { id: number; name: string }[] = []) =>
  items.map(({ id, name }) => ({ value: String(id), label: name }));

export function VehicleType(field: Drawn) {
  const { language } = useLanguage();
  const { clearFrom } = useVehicle();
  const options = assetTypes.map((row) => ({ value: String(row.id), label: row[language === 'en' ? 'en' : 'pt'] }));
  return <TextChoice {...field} options={options} onChosen={() => clearFrom('manufacturerId')} />;
}

export function Manufacturer(field: Drawn) {
  const t = useStrings(strings);
  const { vehicleType, clearFrom } = useVehicle();
  const list = useCall('listManufacturers', vehicleType === null ? null : { query: { vehicleType } }, settings);
  return (
    <NumberChoice
      {...field}
      options={optionsOf(list.data?.items)}
      hasFailed={list.isError}
      waits={vehicleType === null ? t('wait.condition') : undefined}
      onChosen={() => clearFrom('modelId')}
    />
  );
}

export function Model(field: Drawn) {
  const t = useStrings(strings);
  const { vehicleType, manufacturerId, clearFrom } = useVehicle();
  const query = vehicleType === null || manufacturerId === null ? null : { query: { vehicleType, manufacturerId } };
  const list = useCall('listModels', query, settings);
  return (
    <NumberChoice
      {...field}
      options={optionsOf(list.data?.items)}
      hasFailed={list.isError}
      waits={query ? undefined : t('wait.manufacturer')}
      onChosen={() => clearFrom('versionId')}
    />
  );
}

export function Version(field: Drawn) {
  const t = useStrings(strings);
  const { vehicleType, modelId, clearFrom } = useVehicle();
  const query = vehicleType === null || modelId === null ? null : { query: { vehicleType, modelId } };
  const list = useCall('listVersions', query, settings);
  return (
    <NumberChoice
      {...field}
      options={(list.data?.items ?? []).map(({ id, label }) => ({ value: String(id), label }))}
      hasFailed={list.isError}
      waits={query ? undefined : t('wait.model')}
      onChosen={() => clearFrom('manufacturerYear')}
    />
  );
}

const yearsOf = (years: readonly number[]) =>
  [...new Set(years)].map((year) => ({ value: String(year), label: String(year) }));

function useYears() {
  const { vehicleType, versionId } = useVehicle();
  const query = vehicleType === null || versionId === null ? null : { query: { vehicleType, versionId } };
  const list = useCall('listVersionYears', query, settings);
  return { rows: list.data?.items ?? [], hasFailed: list.isError, isWaiting: query === null };
}

export function ManufacturerYear(field: Drawn) {
  const t = useStrings(strings);
  const { clearFrom } = useVehicle();
  const { rows, hasFailed, isWaiting } = useYears();
  return (
    <NumberChoice
      {...field}
      options={yearsOf(rows.map(({ manufacturerYear }) => manufacturerYear))}
      hasFailed={hasFailed}
      waits={isWaiting ? t('wait.version') : undefined}
      onChosen={() => clearFrom('modelYear')}
    />
  );
}

export function ModelYear(field: Drawn) {
  const t = useStrings(strings);
  const { manufacturerYear } = useVehicle();
  const { rows, hasFailed } = useYears();
  const fitting = rows.filter((row) => row.manufacturerYear === manufacturerYear);
  return (
    <NumberChoice
      {...field}
      options={yearsOf(fitting.map(({ modelYear }) => modelYear))}
      hasFailed={hasFailed}
      waits={manufacturerYear === null ? t('wait.years') : undefined}
    />
  );
}
