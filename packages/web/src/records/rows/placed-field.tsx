import { siblingPath } from '@estrada/domain/forms/rows';
import type { Row } from '@estrada/domain/forms/ui';
import { Anchor, Select, Text } from '@mantine/core';
import { memo, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { rarelyChangesMs, useCall } from '../../calls/use-call.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { useFormField } from '../form/use-form-field.ts';
import { FieldInput } from '../page/record-fields.tsx';
import { useOwnStrings } from '../page/use-own-strings.ts';
import { isStillPrefilled, PrefillContext, type Taken, useFieldState, useIsPublicForm } from './declared-form.tsx';
import './rows.css';
import { strings } from './strings.ts';
import { ZipField } from './zip-field.tsx';

/** Shows where a field's value was prefilled from, until the value is changed. */
function PrefillNote({ at }: { at: string }) {
  const taken = useContext(PrefillContext);
  return taken.length > 0 ? <Note taken={taken} at={at} /> : null;
}

function Note({ taken, at }: { taken: readonly Taken[]; at: string }) {
  const value = useWatch<Record<string, unknown>>({ name: at });
  const last = taken.findLast((one) => isStillPrefilled(one, at, value));
  if (!last) return null;
  return (
    <Text size="xs" c="dimmed" mt={4} className="row-taken">
      {last.mark}
    </Text>
  );
}

/**
 * A field in the columns of its section, with its prefill note, while it applies.
 *
 * @param at its path in the form, if it differs from the row's: in a part of a list
 */
export const PlacedField = memo(function PlacedField({ row, at = row.path }: { row: Row; at?: string }) {
  return row.isDependent ? (
    <DependentField row={row} at={at} />
  ) : (
    <Placed row={row} at={at} isRequired={row.ui.required === true} />
  );
});

/** Only the few fields that depend on others watch the whole form. */
function DependentField({ row, at }: { row: Row; at: string }) {
  const { isShown, isRequired } = useFieldState(at);
  return isShown ? <Placed row={row} at={at} isRequired={isRequired} /> : null;
}

/** The input of a field, by its kind: a postal code and a city fill in related fields of the address. */
function RowInput({ row: { ui }, at, isRequired }: { row: Row; at: string; isRequired: boolean }) {
  const label = useOwnStrings()(ui);
  const siblingAt = (name = '') => siblingPath(at, name);
  if (ui.addressAt) return <ZipField name={at} label={label} addressAt={ui.addressAt} />;
  if (ui.kind !== 'city') return <FieldInput ui={ui} name={at} label={label} required={isRequired} />;
  return (
    <CityField
      id={at}
      label={label}
      required={isRequired}
      stateAt={siblingAt(ui.stateAt?.id)}
      nameAt={siblingAt(ui.stateAt?.name)}
    />
  );
}

function Placed({ row, at, isRequired }: { row: Row; at: string; isRequired: boolean }) {
  return (
    <div className={row.ui.wide ? 'row-wide' : undefined}>
      <RowInput row={row} at={at} isRequired={isRequired} />
      <PrefillNote at={at} />
    </div>
  );
}
/** A city, from the list of the selected state. The saved city is shown before the list is loaded. */
function CityField({
  id,
  label,
  required,
  stateAt,
  nameAt,
}: {
  id: string;
  label: string;
  required: boolean;
  stateAt: string;
  nameAt: string;
}) {
  const t = useStrings(strings);
  const [stateId = '', cityName] = useWatch<Record<string, string>>({ name: [stateAt, nameAt] });
  const { value, onChange, ...field } = useFormField<string>(id);
  const name = useFormField<string>(nameAt);
  const call = useIsPublicForm() ? 'listWebFormCities' : 'listCities';
  const cities = useCall(call, stateId === '' ? null : { params: { state: stateId } }, {
    staleTime: rarelyChangesMs,
  });
  const listed = cities.data?.items ?? [];
  const isListed = value === '' || listed.some(({ id }) => id === value);
  const items = isListed ? listed : [{ id: value, name: cityName || value }, ...listed];
  return (
    <div>
      <Select
        {...field}
        id={id}
        label={label}
        required={required}
        searchable
        limit={60}
        allowDeselect={false}
        disabled={stateId === ''}
        placeholder={t(stateId === '' ? 'city.chooseState' : 'choice.placeholder')}
        nothingFoundMessage={t('choice.none')}
        autoComplete="off"
        data={items.map((city) => ({ value: city.id, label: city.name }))}
        value={value === '' ? null : value}
        onChange={(next) => {
          onChange(next ?? '');
          name.onChange(items.find(({ id }) => id === next)?.name ?? '');
        }}
      />
      {cities.isError ? (
        <p className="row-hint" role="status" data-failed>
          {t('city.failed')}{' '}
          <Anchor component="button" type="button" fz="inherit" onClick={() => void cities.refetch()}>
            {t('city.retry')}
          </Anchor>
        </p>
      ) : null}
    </div>
  );
}
