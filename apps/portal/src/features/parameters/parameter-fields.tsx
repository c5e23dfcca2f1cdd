import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import { DateInput } from '@estrada/ui/index';
import { NumberField } from '@estrada/web/records/form/form-fields.tsx';
import { strings as formStrings } from '@estrada/web/records/form/strings.ts';
import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import { showEnd, showSpan } from '@estrada/web/records/validity/show-span.ts';
import { strings as validityStrings } from '@estrada/web/records/validity/strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Checkbox } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import type { TypedParameter } from './parameter-form.ts';
import { StateSelect } from './state-select.tsx';
import { strings } from './strings.ts';
import type { ParameterForm } from './use-parameter-form.ts';

/** The state of the row; another state has another previous row, which the new one ends. */
export function StateField() {
  const t = useStrings(strings);
  const { setValue } = useFormContext<TypedParameter>();
  const field = useFormField<string>('uf', () => setValue('movePreviousEnd', true));
  return <StateSelect {...field} label={t('form.uf')} required />;
}

/** The validity of the row, and the resulting end of the previous row. */
export function DateFields({ form }: { form: ParameterForm }) {
  const t = useStrings(strings);
  const say = useStrings(validityStrings);
  const sayForm = useStrings(formStrings);
  const { current, previous, next, suggested } = form;
  const start = useFormField<string | null>('effectiveFrom');
  const end = useFormField<string>('validUntil');
  const { value: isMoved, onChange: move, error: _none, ...box } = useFormField<boolean>('movePreviousEnd');
  const isStartFixed = current ? !current.can.editStart : false;
  return (
    <>
      <DateInput
        {...start}
        label={say('form.start')}
        required
        placeholder={sayForm('dateShape')}
        value={start.value ?? suggested}
        description={isStartFixed ? t('form.startFixed') : undefined}
        disabled={isStartFixed}
      />
      {previous ? (
        <Checkbox
          {...box}
          label={t('form.movePrevious', { span: showSpan(previous.row, say), end: showEnd(previous.validUntil, say) })}
          checked={isMoved}
          onChange={(event) => move(event.currentTarget.checked)}
        />
      ) : null}
      <DateInput
        {...end}
        label={t('form.end')}
        description={next ? t('form.endFixed', { date: formatDate(next.effectiveFrom) }) : t('form.endHint')}
        placeholder={sayForm('dateShape')}
        disabled={next !== null}
      />
    </>
  );
}

/** The values, and the amount that remains. */
export function ValueFields({ typed, hasEmployeeValue }: { typed: TypedParameter; hasEmployeeValue: boolean }) {
  const t = useStrings(strings);
  const { baseCents, clientCents, dealerCents } = typed;
  const isComplete = baseCents !== null && clientCents !== null && dealerCents !== null;
  const openCents = isComplete ? baseCents - clientCents - dealerCents : 0;
  return (
    <>
      <NumberField unit="centavos" name="baseCents" label={t('form.base')} />
      <NumberField unit="centavos" name="clientCents" label={t('form.client')} />
      <NumberField unit="centavos" name="dealerCents" label={t('form.dealer')} />
      {hasEmployeeValue ? (
        <NumberField
          unit="centavos"
          name="employeeCents"
          label={t('form.employee')}
          description={t('form.employeeHint')}
          required={false}
        />
      ) : null}
      <p className="validity-hint" role="status">
        {openCents === 0 ? '' : t('form.unshared', { amount: formatMoney(openCents) })}
      </p>
    </>
  );
}
