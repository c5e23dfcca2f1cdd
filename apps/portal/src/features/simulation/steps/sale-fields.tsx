import { saleTypes } from '@estrada/domain/enumerations/index';
import { toggleSaleOption } from '@estrada/domain/simulation/index';
import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { buyersOf, changeSaleType, saleTypeOf } from '../model/sale.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { MultiSelect } from './later-inputs.tsx';
import { SegmentedField } from './segmented-field.tsx';

/**
 * Who sells the vehicle: a new one is sold by dealer or manufacturer, with the kind of buyer; for a used one, whether
 * rights are assigned.
 */
export function SaleFields() {
  const { draft, seesDirectSale } = useSharedSimulator();
  if (draft.assetType === 2) return <AssignmentField />;
  // a direct sale that the plan no longer has can still be reset
  if (!seesDirectSale && saleTypeOf(draft) === 'TD') return null;
  return (
    <>
      <SaleTypeField />
      {saleTypeOf(draft) === 'VD' ? <DirectSaleFields /> : null}
    </>
  );
}

function SaleTypeField() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, update, errors } = useSharedSimulator();
  const [hasChanged, setChanged] = useState(false);
  const error = errors.of('saleType');
  return (
    <div>
      <SegmentedField
        label={t('saleType')}
        value={saleTypeOf(draft)}
        options={saleTypes.map(({ id, pt, en }) => ({ value: id, label: language === 'en' ? en : pt }))}
        onChange={(saleType) => {
          setChanged(true);
          update((now) => changeSaleType(now, saleType));
        }}
      />
      <Text role="status" size="xs" c={error ? 'red' : 'dimmed'} mt={4}>
        {error ?? (hasChanged ? t('saleType.changed') : '')}
      </Text>
    </div>
  );
}

function DirectSaleFields() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, update, errors, keeps } = useSharedSimulator();
  const { personType } = draft;
  const [isOpen, setOpen] = useState(false);
  const query = useCall(
    'listDirectSales',
    { query: { saleType: 'VD', personType, source: keeps ? 'CHD' : 'OFFER' } },
    { staleTime: rarelyChangesMs, retry: false },
  );
  const types = query.data?.items ?? [];
  const buyers = buyersOf(draft).map(String);
  const exemption = types.find(({ id }) => buyersOf(draft).includes(id))?.iofExemption;
  const label = (text: { labelPt: string; labelEn: string }) => (language === 'en' ? text.labelEn : text.labelPt);
  return (
    <>
      <div>
        <MultiSelect
          label={t('directSaleType')}
          required
          searchable
          openOnFocus={false}
          dropdownOpened={isOpen}
          onDropdownOpen={() => setOpen(true)}
          onDropdownClose={() => setOpen(false)}
          nothingFoundMessage={t('nothingFound')}
          data={types.map((type) => ({ value: String(type.id), label: label(type) }))}
          value={types.length > 0 ? buyers : []}
          error={
            query.isError
              ? t('directSaleType.failed')
              : (errors.of('directSaleTypeId') ?? errors.of('saleOptionTypeIds'))
          }
          onChange={(next) => {
            // one selection is almost always enough: the list should not cover the fields below
            setOpen(false);
            // the list returns the new selection; the rule needs the toggled option
            const pressed = next.find((id) => !buyers.includes(id)) ?? buyers.find((id) => !next.includes(id));
            if (pressed === undefined) return;
            update((now) => ({
              saleOptions: { ...now.saleOptions, [personType]: toggleSaleOption(buyersOf(now), Number(pressed)) },
              takesIofExemption: true,
            }));
          }}
        />
        {query.isError ? (
          <Button variant="subtle" size="compact-sm" mt={4} onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        ) : null}
      </div>
      {exemption ? (
        <Checkbox
          className="simulator-check"
          label={t('iofExemption')}
          description={label(exemption)}
          checked={draft.takesIofExemption ?? true}
          onChange={(event) => update({ takesIofExemption: event.currentTarget.checked })}
        />
      ) : null}
    </>
  );
}

function AssignmentField() {
  const t = useStrings(strings);
  const { draft, update, errors } = useSharedSimulator();
  return (
    <Checkbox
      className="simulator-check"
      label={t('isAssignmentOfRights')}
      description={t('isAssignmentOfRights.hint')}
      checked={draft.isAssignmentOfRights ?? false}
      error={errors.of('isAssignmentOfRights')}
      onChange={(event) => update({ isAssignmentOfRights: event.currentTarget.checked })}
    />
  );
}
