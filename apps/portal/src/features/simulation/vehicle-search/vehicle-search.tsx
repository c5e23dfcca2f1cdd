import { formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { readVehicleSearch } from '@estrada/domain/vehicles/index';
import type { Endpoints, ResponseOf } from '@estrada/endpoints/index';
import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Autocomplete, Button, Loader, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Draft } from '../model/draft.ts';
import { valuesBefore } from '../model/undo.ts';
import { applyUsed } from '../model/vehicle.ts';
import { UndoNotice } from '../results/undo-notice.tsx';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from './strings.ts';

type Found = ResponseOf<Endpoints['findUsedVehicles']>;
type Vehicle = Found['items'][number];

/** Long enough that a word is searched once, and a plate when it is complete. */
const settleMs = 250;

const yearsOf = ({ manufacturerYear, modelYear }: Pick<Vehicle, 'manufacturerYear' | 'modelYear'>) =>
  `${manufacturerYear}/${modelYear}`;

/** One field that fills in a used vehicle: by its plate or chassis, or by words. The fields below work without it. */
export function VehicleSearch({ dealerId }: { dealerId: string }) {
  const t = useStrings(strings);
  const { draft, update } = useSharedSimulator();
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), settleMs);
  /** the applied vehicle, with what it replaced */
  const [taken, setTaken] = useState<{ vehicle: Vehicle; label: string; before: Partial<Draft> } | null>(null);
  const isCurrent = taken !== null && draft.vehicleLabel === taken.label;

  const search = readVehicleSearch(text);
  // one that was chosen from the list is not searched again
  const isSearched = search !== null && text !== taken?.label;
  const mark = search !== null && search.kind !== 'words' ? search.mark : null;
  const query = useCall(
    'findUsedVehicles',
    isSearched ? { params: { dealerId }, body: { text: mark ?? text } } : null,
    {
      staleTime: rarelyChangesMs,
      retry: false,
    },
  );
  const found = isSearched && !query.isError ? query.data : undefined;

  function take(vehicle: Vehicle, colour: string | null): void {
    const vehicleMark = search !== null && search.kind !== 'words' ? search : null;
    const after = applyUsed(draft, vehicle, { colour, vehicleMark });
    setTaken({ vehicle, label: after.vehicleLabel ?? '', before: valuesBefore(draft, after) });
    update(after);
  }
  const takeExact = useEffectEvent((answer: Found) => {
    const [vehicle] = answer.items;
    if (answer.isExact && vehicle) take(vehicle, answer.registered?.colour ?? null);
  });
  useEffect(() => {
    if (found) takeExact(found);
  }, [found]);

  // what reads alike is one option
  const options = new Map(
    (found?.items ?? []).map((vehicle) => [
      t('option', { name: vehicle.name, years: yearsOf(vehicle), price: formatMoney(vehicle.priceCents) }),
      vehicle,
    ]),
  );
  const isWaiting = typed.trim() !== text || (isSearched && query.isFetching);
  return (
    <div style={{ gridColumn: '1 / -1' }}>
      <Autocomplete
        label={t('label')}
        description={t('hint')}
        placeholder={t('example')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={80}
        autoComplete="off"
        selectFirstOptionOnChange={mark === null}
        rightSection={isWaiting ? <Loader size="xs" /> : undefined}
        data={[...options.keys()]}
        // the server searches; its results are shown unfiltered
        filter={({ options: all }) => all}
        value={typed}
        onChange={setTyped}
        onOptionSubmit={(value) => {
          const vehicle = options.get(value);
          if (vehicle) take(vehicle, found?.registered?.colour ?? null);
        }}
        onKeyDown={(event) => {
          // an incomplete search must not open the next step
          if (event.key === 'Enter' && typed.trim() !== '') event.preventDefault();
        }}
        error={query.isError && isSearched ? (query.error.status === 429 ? query.error.words : t('failed')) : undefined}
        errorProps={{ role: 'alert' }}
      />
      {query.isError && isSearched && query.error.status !== 429 ? (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      ) : null}
      <Text role="status" size="sm" c="dimmed" mt={4}>
        {found && !isWaiting ? messageOf(found, t) : ''}
      </Text>
      <UndoNotice
        text={isCurrent ? t('filled', { vehicle: taken.label, price: formatMoney(taken.vehicle.priceCents) }) : ''}
        onUndo={() => {
          if (taken) update(taken.before);
          setTaken(null);
          setTyped('');
        }}
      />
    </div>
  );
}

/** What the register has, and what is to be done next. */
function messageOf(
  { kind, registered, items, isExact, hasMore }: Found,
  t: ReturnType<typeof useStrings<typeof strings>>,
) {
  const parts: string[] = [];
  if (registered) {
    const { description, fipe } = registered;
    parts.push(t('registered', { description, years: yearsOf(registered) }));
    if (fipe)
      parts.push(
        preventAmountBreaks(t('fipe', { month: fipe.referenceMonthName, price: formatMoney(fipe.valueCents) })),
      );
    if (items.length === 0) parts.push(t('notInTable'));
    else if (!isExact) parts.push(t('chooseVersion'));
  } else if (items.length === 0) parts.push(t(`unknown.${kind}`));
  if (hasMore) parts.push(t('more'));
  return parts.join(' ');
}
