import { NumberField } from '@estrada/web/records/form/form-fields.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Stack, Text } from '@mantine/core';
import { strings } from './strings.ts';

/** The values that are approved instead of the requested ones: all three, or none. */
export function OfferFields() {
  const t = useStrings(strings);
  return (
    <fieldset className="proposal-offer-fields">
      <legend>{t('fields.title')}</legend>
      <Stack gap="xs">
        <Text size="sm">{t('fields.hint')}</Text>
        <NumberField name="offer.entryValueCents" label={t('entryValueCents')} required={false} unit="centavos" />
        <NumberField name="offer.termMonths" label={t('fields.termMonths')} required={false} unit="months" />
        <NumberField
          name="offer.financeValueCents"
          label={t('fields.financeValueCents')}
          required={false}
          unit="centavos"
        />
      </Stack>
    </fieldset>
  );
}
