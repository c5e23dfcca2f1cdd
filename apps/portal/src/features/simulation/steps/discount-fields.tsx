import { formatDate, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { applyDiscount, discountFields } from '@estrada/domain/simulation/index';
import { type MessageKey, renderMessage } from '@estrada/domain/validation/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { checkClient, checkFinancing } from '../model/check-draft.ts';
import type { DraftDiscount } from '../model/discount.ts';
import { clientOf, type Draft, requestOf } from '../model/draft.ts';
import { changeDiscount } from '../model/entry.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { SegmentedField } from './segmented-field.tsx';
import './trade-in.css';

/** The coupon or voucher of the sale: one button until it is used. An offer fixes its price, and has none. */
export function DiscountFields() {
  const t = useStrings(strings);
  const { draft } = useSharedSimulator();
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** true after the user opened, closed, applied or removed: then the focus moves */
  const isMoving = useRef(false);
  const shown = draft.discount ? 'applied' : isOpen ? 'open' : 'closed';
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    if (shown === 'closed') button.current?.focus();
    else area.current?.querySelector<HTMLElement>(shown === 'open' ? 'input[type=text]' : 'button')?.focus();
  }, [shown]);
  if (draft.offerId) return null;
  const move = (next: boolean) => {
    isMoving.current = true;
    setOpen(next);
  };
  if (shown === 'closed')
    return (
      <Button
        ref={button}
        className="simulator-trade-in-add"
        variant="subtle"
        size="compact-sm"
        aria-expanded={false}
        onClick={() => move(true)}
      >
        {t('discount.add')}
      </Button>
    );
  return (
    <fieldset ref={area} className="simulator-trade-in">
      <legend>{t('discount')}</legend>
      {draft.discount ? (
        <Applied discount={draft.discount} onRemove={() => move(false)} />
      ) : (
        <CodeField onApply={() => move(true)} onClose={() => move(false)} />
      )}
    </fieldset>
  );
}

/** The accepted code with its effect, and why it no longer applies to what was changed since. */
function Applied({ discount, onRemove }: { discount: DraftDiscount; onRemove: () => void }) {
  const t = useStrings(strings);
  const { draft, update, errors } = useSharedSimulator();
  const refusal = errors.of(discountFields[discount.kind]);
  const { discountCents, priceCents } = applyDiscount(draft.vehicleValueCents ?? 0, discount);
  const text = t(`discount.applied.${discount.kind}`, {
    code: discount.code,
    amount: formatMoney(discountCents),
    price: formatMoney(priceCents),
    date: formatDate(discount.validUntil),
  });
  return (
    <>
      <Text size="sm" role={refusal ? 'alert' : 'status'} c={refusal ? 'var(--mantine-color-error)' : undefined} mb={8}>
        {refusal ?? preventAmountBreaks(text)}
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => {
          onRemove();
          update((now) => changeDiscount(now, null));
        }}
      >
        {t('discount.remove')}
      </Button>
    </>
  );
}

/** Type and code, checked by the server before they are applied; its reasons appear at the code. */
function CodeField({ onApply, onClose }: { onApply: () => void; onClose: () => void }) {
  const t = useStrings(strings);
  const { draft, update, dealerId } = useSharedSimulator();
  const [kind, setKind] = useState<DraftDiscount['kind']>('VOUCHER');
  const [code, setCode] = useState('');
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const refusalOf = useRefusal();
  const { busy, run } = useBusy();

  async function apply(): Promise<void> {
    const request = Object.keys(checkFinancing(draft)).length === 0 ? requestOf(draft) : null;
    if (!request) return setRefusals([t('discount.needsVehicle')]);
    if (code.trim() === '') return setRefusals([refusalOf('required')]);
    setRefusals([]);
    await run('act', async () => {
      try {
        const clientDocument = knownDocument(draft);
        const { isValid, codes, discountType, discountValue, validate } = await api.validateVoucher({
          body: {
            request,
            [discountFields[kind]]: code.trim(),
            ...(clientDocument ? { clientDocument } : {}),
            ...(dealerId ? { dealerId } : {}),
          },
        });
        if (!isValid)
          return setRefusals([
            ...codes.map((each) => refusalOf(each as MessageKey)),
            ...(codes.includes('voucher-007-2') && !clientDocument ? [t('discount.needsDocument')] : []),
          ]);
        const { validUntil } = validate;
        onApply();
        update((now) =>
          changeDiscount(now, { kind, code: code.trim().toUpperCase(), discountType, discountValue, validUntil }),
        );
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setRefusals([error.fields[0]?.message ?? error.message]);
      }
    });
  }

  return (
    <>
      <SegmentedField
        label={t('discount.kind')}
        value={kind}
        options={(['VOUCHER', 'COUPON'] as const).map((value) => ({ value, label: t(`discount.kind.${value}`) }))}
        onChange={(next) => {
          setKind(next);
          setRefusals([]);
        }}
      />
      <TextInput
        mt="sm"
        label={t('discount.code')}
        type="text"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        value={code}
        error={refusals.length > 0 ? refusals.join('. ') : undefined}
        errorProps={{ role: 'alert' }}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setRefusals([]);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // prevents the step's own Enter, which goes to the next step
          event.preventDefault();
          void apply();
        }}
      />
      <Group gap="sm" mt="sm">
        <Button variant="default" size="compact-sm" loading={busy !== null} onClick={() => void apply()}>
          {t('discount.apply')}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={onClose}>
          {t('discount.close')}
        </Button>
      </Group>
    </>
  );
}

/** The text of a reason, without its full stop: several follow each other. */
function useRefusal() {
  const { language } = useLanguage();
  return (key: MessageKey) => renderMessage(key, language).replace(/\.$/, '');
}

/** The client's document where it is a valid one that this user may see. */
function knownDocument(draft: Draft): string | undefined {
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo');
  const isWrong = draft.saved?.isMasked === true || checkClient(draft, 'figures', today).document !== undefined;
  return isWrong ? undefined : clientOf(draft).document;
}
