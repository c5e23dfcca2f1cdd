import { formatDay, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { isSameProduct, type SelectedProduct } from '@estrada/domain/simulation/index';
import type { Endpoints, ResponseOf, SimulationItem } from '@estrada/endpoints/index';
import type { ApiError } from '@estrada/web/calls/api-error.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Loader } from '@mantine/core';
import { addedInstalment } from '../model/added-instalment.ts';
import type { Goods } from '../model/goods-on-sale.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { isMonthly } from './instalment-count.ts';
import { isSelected, isWithoutQuote } from './product-choice.ts';

export type SimulatorTexts = ReturnType<typeof useStrings<typeof strings>>;
type Priced = ResponseOf<Endpoints['priceVaps']>['insurances'][number];
export type Outcome = Pick<Priced, 'status' | 'message' | 'missing' | 'reason' | 'validate'>;

type Place = { texts: readonly FieldText[]; step: 'financing' | 'identification' | null };
type FieldText = 'vehicleCode' | 'mileage' | 'birthDate' | 'financed' | 'term' | 'warranty' | 'other';
const fieldTexts: Readonly<Record<string, FieldText>> = {
  vehicleCode: 'vehicleCode',
  mileage: 'mileage',
  birthDate: 'birthDate',
  approximateFinancedValue: 'financed',
  'option.termMonths': 'term',
  'option.startWarrantyDate': 'warranty',
};
const ofFinancing: readonly FieldText[] = ['vehicleCode', 'mileage', 'financed'];

/** The names of the missing facts, and the step that asks for them. */
function placeOf(missing: readonly string[]): Place {
  const texts = missing.map((name) => fieldTexts[name] ?? 'other');
  const step = texts.some((text) => ofFinancing.includes(text))
    ? 'financing'
    : texts.includes('birthDate')
      ? 'identification'
      : null;
  return { texts, step };
}

/** What came of asking an insurer, in words, with the next step. It is announced; it moves nothing that is in use. */
export function OutcomeText({
  outcome,
  isAsking,
  error,
  named,
  note,
  onRetry,
}: {
  outcome: Outcome | null;
  isAsking: boolean;
  error: ApiError | null;
  named: { name: string; provider: string };
  /** why the price is no longer the one of this sale */
  note: string | null;
  onRetry: () => void;
}) {
  const t = useStrings(strings);
  const { steps } = useSharedSimulator();
  /** "Sem preço agora · Tentar de novo" on one line */
  const isFailed = error === null && outcome?.status === 'failed';
  const mayRetry = !isAsking && (error !== null || isFailed || outcome?.status === 'late');
  const { step } = placeOf(outcome?.missing ?? []);
  const words = useOutcomeWords(outcome, error);
  return (
    <div className="insurers-outcome">
      <p className="insurers-status" role="status">
        {isAsking ? (
          <>
            <Loader size="xs" aria-hidden /> {t('insurers.asking', named)}
          </>
        ) : (
          [note, words].filter(Boolean).join(' ')
        )}
      </p>
      {mayRetry ? (
        <>
          {isFailed ? <span aria-hidden>·</span> : null}
          <Button
            variant="subtle"
            size="compact-sm"
            px={isFailed ? 4 : undefined}
            aria-label={t('insurers.retryName', named)}
            onClick={onRetry}
          >
            {t('insurers.retry')}
          </Button>
        </>
      ) : null}
      {!isAsking && step ? (
        <Button variant="subtle" size="compact-sm" onClick={() => steps.goTo(step)}>
          {t(step === 'financing' ? 'insurers.toVehicle' : 'insurers.toClient')}
        </Button>
      ) : null}
    </div>
  );
}

function useOutcomeWords(outcome: Outcome | null, error: ApiError | null): string {
  const t = useStrings(strings);
  if (error) return [t('insurers.none'), error.words].filter(Boolean).join('. ');
  switch (outcome?.status) {
    case undefined:
      return '';
    case 'quoted':
      return outcome.validate ? t('insurers.until', { date: formatDay(outcome.validate.validUntil) }) : '';
    case 'refused':
      return outcome.message ? t('insurers.refused', { message: outcome.message }) : t('insurers.refusedOnly');
    case 'failed':
      return t('insurers.none');
    case 'late':
      return t('insurers.late');
    case 'incomplete': {
      const { texts } = placeOf(outcome.missing);
      return t('insurers.missing', { fields: texts.map((text) => t(`insurers.field.${text}`)).join(', ') });
    }
    case 'notOffered':
      return t('insurers.notOffered', { reason: reasonText(t, outcome.reason) });
  }
}

const ownReasons = ['unregistered', 'dealer', 'module', 'price', 'insurer', 'amount', 'coupon'] as const;
type OwnReason = (typeof ownReasons)[number];
const isOwn = (reason: string): reason is OwnReason => (ownReasons as readonly string[]).includes(reason);

function reasonText(t: SimulatorTexts, reason: Outcome['reason']) {
  if (reason === null) return t('insurers.reason.unregistered');
  return isOwn(reason) ? t(`insurers.reason.${reason}`) : t(`product.reason.${reason}`);
}

/** What an offer costs more or less than in the answer that was chosen before; nothing where it is the same. */
export const differenceText = (t: SimulatorTexts, cents: number | null): string[] =>
  cents ? [t(cents > 0 ? 'insurers.more' : 'insurers.less', { amount: formatMoney(Math.abs(cents)) })] : [];

/** What the chosen offer adds: its total, and per instalment where it is financed. */
export function Added({ product, item }: { product: Pick<Goods, 'code' | 'provider'>; item: SimulationItem }) {
  const t = useStrings(strings);
  const { quote } = useSharedSimulator();
  const line = item.products.find((one) => one.selected && isSameProduct(one, product));
  if (!line) return null;
  const added = isMonthly(item) ? 'product.monthly' : 'product.perInstalment';
  return (
    <p className="insurers-added" data-stale={quote.isStale || undefined}>
      {t('insurers.chosen', { total: formatMoney(line.premiumCents) })}
      {line.isFinanced ? <strong>{t(added, { amount: formatMoney(line.monthlyCents) })}</strong> : null}
    </p>
  );
}

/** What an offer would add to each instalment, in words; nothing where that is not known, or it is paid apart. */
export function useAddedText(item: SimulationItem): (selected: SelectedProduct, totalCents: number) => string[] {
  const t = useStrings(strings);
  const { sale } = useSharedSimulator();
  const words = isMonthly(item) ? 'product.monthly' : 'product.perInstalment';
  return (selected, totalCents) => {
    const cents = sale && addedInstalment(selected, totalCents, item, sale);
    return cents === null ? [] : [t(words, { amount: formatMoney(cents) })];
  };
}

/** Below an offer: what it adds to each instalment first, then premium and tax. */
export function OfferParts({ added, parts }: { added: readonly string[]; parts: readonly string[] }) {
  const [first] = added;
  return (
    <>
      {first ? <strong>{preventAmountBreaks(first)}</strong> : null}
      {first && parts.length > 0 ? ' · ' : ''}
      {parts.map(preventAmountBreaks).join(' · ')}
    </>
  );
}

const lostTexts = { noQuote: 'insurers.lost', quoteExpired: 'insurers.expired' } as const;

/** Why a chosen product of an insurer has no price in this simulation any more; null where it has one, or is not chosen. */
export function useLostPrice({ code, provider }: { code: string; provider: string | null }, item: SimulationItem) {
  const t = useStrings(strings);
  const { draft } = useSharedSimulator();
  const lost = item.missingProducts.find(
    (one) => isSameProduct(one, { code, provider }) && isSelected(draft, one) && isWithoutQuote(one),
  );
  return lost ? t(lostTexts[lost.reason as keyof typeof lostTexts]) : null;
}
