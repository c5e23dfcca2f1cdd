import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { type Control, useWatch } from 'react-hook-form';
import { strings } from '../strings.ts';
import { OfferFields } from './offer-fields.tsx';
import { isNoOffer, type MoveValues } from './typed-offer.ts';

/** The qualifications of an approval with conditions, in every dialog that offers it: conditions, an offer, or both. */
export function QualifiedFields({ control }: { control: Control<MoveValues> }) {
  const t = useStrings(strings);
  const offer = useWatch({ control, name: 'offer' });
  return (
    <>
      <LongTextField name="conditions" label={t('decide.conditions')} required={isNoOffer(offer)} />
      <OfferFields />
    </>
  );
}
