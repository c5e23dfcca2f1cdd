import { type MessageKey, renderMessage } from '@estrada/domain/validation/index';
import type { FieldError } from '@estrada/web/calls/api-error.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type ClientNeed,
  checkClient,
  checkFinancing,
  checkTradeIn,
  type FieldName,
  type Problems,
} from './check-draft.ts';
import type { Draft } from './draft.ts';
import { priceOf } from './entry.ts';
import { saleOf } from './sale.ts';

/**
 * Delays an act until the mouse button is released. A message that appears between press and release moves the button
 * from under the pointer, and the browser then fires no click: the user would have to click twice.
 *
 * @returns a function that runs an act, immediately when nothing is pressed
 */
function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      for (const act of waiting.current.splice(0)) act();
    };
    document.addEventListener('mousedown', press, true);
    // a drag ends without a mouseup
    const ends = ['mouseup', 'dragend'] as const;
    for (const end of ends) document.addEventListener(end, release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      for (const end of ends) document.removeEventListener(end, release, true);
    };
  }, []);

  return useCallback((act) => {
    if (isPressed.current) waiting.current.push(act);
    else act();
  }, []);
}

/** Shown while typing, not only after the field is left: the figures next to it would contradict it. */
const shownAtOnce: readonly MessageKey[] = [
  'entry.abovePrice',
  'entry.negative',
  'mileage.outOfRange',
  'money.positive',
];

/**
 * `client.document`, `request.terms` and `terms` name the same inputs; a list entry is named by its list, a part of the
 * trade-in vehicle by itself.
 */
function nameOf(path: string): FieldName {
  const own = path.replace(/^(client|request)\./, '');
  return (own.startsWith('tradeIn.') ? own : own.split('.')[0]) as FieldName;
}

/**
 * The messages at the fields: the browser's own checks and the server's refusals, for the current value.
 *
 * @param standing the server's errors for the current values
 */
export function useFieldErrors(draft: Draft, standing: readonly FieldError[]) {
  const { language } = useLanguage();
  const [touched, setTouched] = useState<ReadonlySet<FieldName>>(new Set());
  const [need, setNeed] = useState<ClientNeed>('figures');
  const [refused, setRefused] = useState<Partial<Record<FieldName, { message: string; value: unknown }>>>({});

  const today = Temporal.Now.plainDateISO('America/Sao_Paulo');
  const ofFinancing = { ...checkFinancing(draft), ...checkTradeIn(draft) };
  const problems: Problems = { ...ofFinancing, ...checkClient(draft, need, today) };

  const touch = useCallback(
    (...fields: readonly FieldName[]) => setTouched((before) => new Set([...before, ...fields])),
    [],
  );
  const afterPress = useAfterPress();
  /** Marks a field as touched. */
  const leave = useCallback((field: FieldName) => afterPress(() => touch(field)), [afterPress, touch]);

  const of = (field: FieldName): string | undefined => {
    const problem = problems[field];
    if (problem && (touched.has(field) || shownAtOnce.includes(problem))) return renderMessage(problem, language);
    const refusal = refused[field];
    if (refusal && refusal.value === valueKeyOf(draft, field)) return refusal.message;
    return standing.find(({ path }) => nameOf(path) === field)?.message;
  };

  /** The server's error for a choice within the plan: `balloons.count`; for a choice as a whole only its key. */
  const atChoice = (path: string): string | undefined =>
    standing.find((problem) => problem.path.replace(/^request\./, '') === `choices.${path}`)?.message;

  /** Shows the server's refusals until the value changes. */
  const refuse = useCallback(
    (fields: readonly FieldError[]) =>
      setRefused(
        Object.fromEntries(
          fields.map(({ path, message }) => [nameOf(path), { message, value: valueKeyOf(draft, nameOf(path)) }]),
        ),
      ),
    [draft],
  );

  /** Whether the client's data suffices for a purpose; from now on its required fields are marked. */
  const servesNeed = useCallback(
    (wanted: ClientNeed) => {
      setNeed(wanted);
      return Object.keys(checkClient(draft, wanted, today)).length === 0;
    },
    [draft, today],
  );

  /** The same, and shows every message. */
  const demandClient = useCallback(
    (wanted: ClientNeed) => {
      touch(...(Object.keys(checkClient(draft, wanted, today)) as FieldName[]));
      return servesNeed(wanted);
    },
    [draft, today, touch, servesNeed],
  );

  /** The same for vehicle and values. */
  const demandFinancing = useCallback(() => {
    const found = Object.keys({ ...checkFinancing(draft), ...checkTradeIn(draft) }) as FieldName[];
    touch(...found);
    return found.length === 0;
  }, [draft, touch]);

  return { of, atChoice, leave, refuse, servesNeed, demandClient, demandFinancing };
}

export type FieldErrors = ReturnType<typeof useFieldErrors>;

/** The value that a refusal applies to. */
function valueKeyOf(draft: Draft, field: FieldName): string {
  if (field === 'document') return `${draft.personType} ${draft.cpf} ${draft.cnpj}`;
  if (field === 'directSaleTypeId' || field === 'saleOptionTypeIds')
    return JSON.stringify([draft.personType, saleOf(draft)]);
  if (field.startsWith('tradeIn.')) return JSON.stringify([draft.tradeIn, draft.entryValueCents]);
  if (field === 'voucherCode' || field === 'discountCoupon') return JSON.stringify(draft.discount ?? null);
  const part = draft[field as keyof Draft];
  if (field === 'entryValueCents') return JSON.stringify([part, priceOf(draft), draft.financeTypeId]);
  return JSON.stringify(part ?? null);
}
