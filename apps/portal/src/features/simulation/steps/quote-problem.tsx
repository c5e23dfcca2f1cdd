import { formatMoney } from '@estrada/domain/formats/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Alert, Button, Group } from '@mantine/core';
import { withoutTables } from '../model/change-plan.ts';
import { changeDiscount, typeEntryAmount } from '../model/entry.ts';
import { leaveOffer } from '../model/offer.ts';
import { saveFailureReasonIds } from '../model/save-failure-reason.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/** Inputs next to the figures: they show their own errors. */
const shownNextToFigures = [
  'vehicleValueCents',
  'entryValueCents',
  'terms',
  'financeTypeId',
  'choices',
  'currentTax',
  'tableCodes',
  'offerId',
];

/** Why there are no figures, with the next step. */
export function QuoteProblem() {
  const t = useStrings(strings);
  const { quote, steps, update, draft, leastEntryCents } = useSharedSimulator();
  const { error } = quote;
  if (!error) return null;
  const names = error.fields.map(({ path }) => path.replace(/^request\./, '').split('.')[0] ?? '');
  const isTerm = names.includes('terms');
  const isChoice = names.includes('choices');
  const isElsewhere = error.code === 'VHC001' || names.some((name) => !shownNextToFigures.includes(name));

  const goTo = (step: 'identification' | 'financing', label: string) => (
    <Button variant="default" size="compact-sm" onClick={() => steps.goTo(step)}>
      {label}
    </Button>
  );
  const hasNoTable = error.code === 'GSIM002' && names.length === 0;
  // messages of the server that name the table, the rate or the date
  const said = error.fields.find(
    ({ key, path }) =>
      key === 'table.endsTooSoon' || /currentTax|tableCodes|offerId|voucherCode|discountCoupon/.test(path),
  );
  const text = said
    ? said.message
    : names.some((name) => shownNextToFigures.includes(name))
      ? t('problem.fields')
      : hasNoTable
        ? t('problem.noTable')
        : error.words;
  return (
    <Alert className="simulator-notice" color="ipe" variant="light" title={t('problem.title')} role="alert">
      <p id={saveFailureReasonIds.problem}>{text}</p>
      <Group gap="sm" mt="xs">
        {error.code === 'noFluxForState' ? goTo('identification', t('problem.changeState')) : null}
        {hasNoTable || isElsewhere ? goTo('financing', t('problem.reviewFinancing')) : null}
        {leastEntryCents === null ? null : (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => update((now) => typeEntryAmount(now, leastEntryCents))}
          >
            {t('problem.useLeast', { amount: formatMoney(leastEntryCents) })}
          </Button>
        )}
        {isTerm && draft.terms.length > 0 ? (
          <Button variant="default" size="compact-sm" onClick={() => update({ terms: [], selectedTerm: null })}>
            {t('problem.suggestTerms')}
          </Button>
        ) : null}
        {isChoice ? (
          // after a reload there are no figures yet, and without them no fields of the choices
          <Button variant="default" size="compact-sm" onClick={() => update({ choices: {} })}>
            {t('problem.resetChoices')}
          </Button>
        ) : null}
        {names.includes('currentTax') ? (
          <Button variant="default" size="compact-sm" onClick={() => update({ currentTax: null })}>
            {t('rate.back')}
          </Button>
        ) : null}
        {names.includes('voucherCode') || names.includes('discountCoupon') ? (
          <Button variant="default" size="compact-sm" onClick={() => update((now) => changeDiscount(now, null))}>
            {t('discount.remove')}
          </Button>
        ) : null}
        {names.includes('tableCodes') ? (
          <Button variant="default" size="compact-sm" onClick={() => update(withoutTables)}>
            {t('tables.back')}
          </Button>
        ) : null}
        {draft.offerId && error.fields.some(({ path, key }) => path === 'offerId' || key.startsWith('offer.')) ? (
          <Button variant="default" size="compact-sm" onClick={() => update(leaveOffer)}>
            {t('offerSale.leave')}
          </Button>
        ) : null}
        {error.code === 'GSIM014' ? (
          <Button variant="default" size="compact-sm" onClick={quote.redo}>
            {t('offerSale.redo')}
          </Button>
        ) : null}
        {error.status >= 500 || error.code === 'NETWORK' ? (
          <Button variant="default" size="compact-sm" onClick={quote.retry}>
            {t('retry')}
          </Button>
        ) : null}
      </Group>
      <small>{error.code}</small>
    </Alert>
  );
}
