import { formatMoney } from '@estrada/domain/formats/index';
import { MoneyInput, PercentInput } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { typeEntryAmount, typeEntryShare, typePrice } from '../model/entry.ts';
import { fixedEntryOf } from '../model/fixed-entry.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/**
 * Price and entry; the entry as an amount and as a percentage, each computed from the other. An error is announced: it
 * appears while the focus is in the field, or after it was left.
 */
export function ValueFields() {
  const t = useStrings(strings);
  const { draft, update, errors } = useSharedSimulator();
  const { referencePriceCents: reference } = draft;
  const differs = reference !== null && reference !== draft.vehicleValueCents;
  const isFixed = fixedEntryOf(draft) !== null;
  const ownCents = draft.ownEntry?.entryValueCents ?? null;
  const fixedText = ownCents === null ? t('entry.fixed') : t('entry.fixedFor', { amount: formatMoney(ownCents) });
  return (
    <>
      <MoneyInput
        label={t('price')}
        required
        keepsMinus
        disabled={Boolean(draft.offerId)}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={
          draft.offerId
            ? t('offerSale.price')
            : differs
              ? t('price.reference', { price: formatMoney(reference) })
              : undefined
        }
        value={draft.vehicleValueCents}
        error={errors.of('vehicleValueCents')}
        errorProps={{ role: 'alert' }}
        onBlur={() => errors.leave('vehicleValueCents')}
        onChange={(cents) => update((now) => typePrice(now, cents))}
      />
      <MoneyInput
        label={t('entry')}
        required
        keepsMinus
        disabled={isFixed}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={isFixed ? fixedText : undefined}
        value={draft.entryValueCents}
        error={errors.of('entryValueCents')}
        errorProps={{ role: 'alert' }}
        onBlur={() => errors.leave('entryValueCents')}
        onChange={(cents) => update((now) => typeEntryAmount(now, cents))}
      />
      <PercentInput
        label={t('entryShare')}
        keepsMinus
        disabled={isFixed}
        value={draft.entryShare}
        onBlur={() => errors.leave('entryValueCents')}
        onChange={(share) => update((now) => typeEntryShare(now, share))}
      />
    </>
  );
}
