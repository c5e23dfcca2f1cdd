import { saleTypes } from '@estrada/domain/enumerations/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Checkbox, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { changeSaleType, saleTypeOf } from '../model/sale.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { SegmentedField } from './segmented-field.tsx';

const DirectSaleFields = lazy(() =>
  import('./direct-sale-fields.tsx').then((file) => ({ default: file.DirectSaleFields })),
);

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
      {saleTypeOf(draft) === 'VD' ? (
        <Suspense fallback={null}>
          <DirectSaleFields />
        </Suspense>
      ) : null}
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
