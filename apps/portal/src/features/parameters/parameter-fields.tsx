import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import { DateInput, MoneyInput } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Checkbox } from '@mantine/core';
import { showEnd, showSpan } from './show-row.ts';
import { strings } from './strings.ts';
import type { ParameterForm } from './use-parameter-form.ts';

/** When the row holds, and the end of the row before that follows from it. */
export function DateFields({ form }: { form: ParameterForm }) {
  const t = useStrings(strings);
  const { typed, change, errors, current, previous, next } = form;
  return (
    <>
      <DateInput
        label={t('form.start')}
        required
        placeholder={t('date.hint')}
        value={form.start}
        onChange={(effectiveFrom) => change({ effectiveFrom })}
        disabled={current ? !current.can.editStart : false}
        error={errors.effectiveFrom}
      />
      {previous ? (
        <Checkbox
          label={t('form.movePrevious', { span: showSpan(previous.row, t), end: showEnd(previous.validUntil, t) })}
          checked={typed.movePreviousEnd}
          onChange={(event) => change({ movePreviousEnd: event.currentTarget.checked })}
        />
      ) : null}
      <DateInput
        label={t('form.end')}
        description={next ? t('form.endFixed', { date: formatDate(next.effectiveFrom) }) : t('form.endHint')}
        placeholder={t('date.hint')}
        value={typed.validUntil}
        onChange={(validUntil) => change({ validUntil })}
        disabled={next !== null}
        error={errors.validUntil}
      />
    </>
  );
}

/** The values, and what they leave open. */
export function ValueFields({ form, hasEmployeeValue }: { form: ParameterForm; hasEmployeeValue: boolean }) {
  const t = useStrings(strings);
  const { typed, change, errors } = form;
  const { baseCents, clientCents, dealerCents } = typed;
  const isComplete = baseCents !== null && clientCents !== null && dealerCents !== null;
  const openCents = isComplete ? baseCents - clientCents - dealerCents : 0;
  return (
    <>
      <MoneyInput
        label={t('form.base')}
        required
        value={baseCents}
        onChange={(cents) => change({ baseCents: cents })}
        error={errors.baseCents}
      />
      <MoneyInput
        label={t('form.client')}
        required
        value={clientCents}
        onChange={(cents) => change({ clientCents: cents })}
        error={errors.clientCents}
      />
      <MoneyInput
        label={t('form.dealer')}
        required
        value={dealerCents}
        onChange={(cents) => change({ dealerCents: cents })}
        error={errors.dealerCents}
      />
      {hasEmployeeValue ? (
        <MoneyInput
          label={t('form.employee')}
          description={t('form.employeeHint')}
          value={typed.employeeCents}
          onChange={(cents) => change({ employeeCents: cents })}
          error={errors.employeeCents}
        />
      ) : null}
      <p className="parameter-hint" role="status">
        {openCents === 0 ? '' : t('form.unshared', { amount: formatMoney(openCents) })}
      </p>
    </>
  );
}
