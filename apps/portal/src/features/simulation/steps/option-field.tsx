import { formatMoney } from '@estrada/domain/formats/index';
import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { RetryHint } from '@estrada/web/failure/retry-hint/retry-hint.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { MultiSelect } from '@mantine/core';
import { chooseOptions, type VehicleOption } from '../model/vehicle.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/** The options that the version may have today, with their prices; none while no version is chosen. */
export function useVersionOptions(versionId: number | null) {
  const query = useCall('listVersionOptions', versionId === null ? null : { params: { versionId } }, {
    staleTime: rarelyChangesMs,
    retry: false,
  });
  const items: readonly VehicleOption[] = query.data?.items ?? [];
  return { items, hasFailed: query.isError, retry: () => void query.refetch() };
}

/** The options of the version, where it has some: each adds its price to the vehicle's. */
export function OptionField() {
  const t = useStrings(strings);
  const { draft, update, errors } = useSharedSimulator();
  const { items, hasFailed, retry } = useVersionOptions(draft.versionId);
  const chosen = draft.optionCodes ?? [];
  if (hasFailed) return <RetryHint onRetry={retry} />;
  // one that is sold no more stays in sight until it is taken out: the server refuses it
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
