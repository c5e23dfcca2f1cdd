import { businessDay } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import { hasStarted, type RiskPriceRuleForm, riskPriceRuleForm } from '@estrada/domain/parameters/index';
import { recordNames } from '@estrada/endpoints/record-names';
import { DateField } from '@estrada/web/records/form/date-field.tsx';
import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import type { RecordKind } from '@estrada/web/records/page/record-kind.ts';
import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { strings } from './strings.ts';

type Drawn = { name: string; label: string };

/** Risk-price rules as records of a list and a form. @param today the user's date */
function riskPriceRuleRecordOn(today: string): RecordKind<'listRiskPriceRules', typeof riskPriceRuleForm.fields> {
  const text = (field: Drawn) => <StoredText {...field} today={today} />;
  return {
    calls: recordNames.RiskPriceRule,
    subject: 'rules',
    form: riskPriceRuleForm,
    words: {
      nouns: { pt: { one: 'regra', many: 'regras', gender: 'f' }, en: { one: 'rule', many: 'rules' } },
      title: { pt: 'Preço por risco', en: 'Risk price' },
      search: { pt: 'Nome ou identificador', en: 'Name or identifier' },
      disabling: {
        pt: 'A regra deixa de valer. O período continua reservado: para usá-lo em outra regra, mude o fim desta.',
        en: 'The rule stops applying. The period stays reserved: to use it for another rule, change the end of this one.',
      },
    },
    address: { param: 'id', of: ({ id }) => id },
    nameOf: ({ ruleName }) => ruleName,
    columns: [
      'ruleName',
      'ruleCode',
      {
        key: 'effectiveFrom',
        header: { pt: 'Vigência', en: 'Validity' },
        sort: 'effectiveFrom',
        render: ({ effectiveFrom, validUntil }) => `${formatDate(effectiveFrom)} – ${formatDate(validUntil)}`,
      },
    ],
    sorts: ['effectiveFrom', 'ruleName'],
    drawn: {
      ruleName: text,
      ruleCode: text,
      effectiveFrom: (field) => <Start {...field} today={today} />,
    },
  };
}

/** Whether the saved rule is already valid. */
function useHasStarted(today: string): boolean {
  const { defaultValues } = useFormState<RiskPriceRuleForm>();
  const effectiveFrom = defaultValues?.effectiveFrom;
  return effectiveFrom ? hasStarted({ effectiveFrom }, today) : false;
}

function Start({ today, ...field }: Drawn & { today: string }) {
  const t = useStrings(strings);
  const isFixed = useHasStarted(today);
  return <DateField {...field} disabled={isFixed} description={t(isFixed ? 'begun' : 'start')} />;
}

function StoredText({ name, label, today }: Drawn & { today: string }) {
  const t = useStrings(strings);
  const isFixed = useHasStarted(today);
  const { onChange, ...field } = useFormField<string>(name);
  return (
    <TextInput
      {...field}
      label={label}
      required
      autoComplete="off"
      disabled={isFixed}
      description={isFixed ? t('begun') : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** `/parameters/riskPrice`: the rules of risk-based prices, and their dates. */
export function Page() {
  const [kind] = useState(() => riskPriceRuleRecordOn(businessDay(new Date().toISOString())));
  return <RecordListPage kind={kind} />;
}
