import { addDays, businessDay, isCalendarDate } from '@estrada/domain/calendar/index';
import { type FieldProblem, pickText } from '@estrada/domain/errors/index';
import { checkExtractionRange, type ExtractionFormat, maxRangeDays } from '@estrada/domain/reports/index';
import type { ExtractionFile } from '@estrada/endpoints/index';
import { Button, Paper, SegmentedControl, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { DateField } from '../../records/form/date-field.tsx';
import { ChoiceField } from '../../records/form/form-fields.tsx';
import { useFormField } from '../../records/form/use-form-field.ts';
import { useRecordForm } from '../../records/form/use-record-form.ts';
import { useLanguage } from '../../strings/use-language.ts';
import { useStrings } from '../../strings/use-strings.ts';
import type { ExtractionFilterFields } from './extraction-name.ts';
import { strings } from './strings.ts';

/** The input of an extraction, and its format. */
type ExtractionRequest = { initialDate: string; finalDate: string; format: ExtractionFormat };

/** Form fields of the filters of an extraction, by their names. */
const initialOf = (filters: ExtractionFilterFields) =>
  Object.fromEntries(Object.entries(filters).map(([name, { initial }]) => [name, initial]));

/** Period and format of a new extraction; by default the fifteen days up to today. */
export function RequestForm({
  filters,
  request,
  onRequested,
}: {
  filters: ExtractionFilterFields;
  /** requests it; a refusal is shown here */
  request: (wanted: ExtractionRequest) => Promise<ExtractionFile>;
  onRequested: (file: ExtractionFile) => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const today = businessDay(new Date().toISOString());
  const [saved] = useState(() => ({
    version: 0,
    values: {
      ...initialOf(filters),
      initialDate: addDays(today, 1 - maxRangeDays),
      finalDate: today,
      format: 'xlsx' as ExtractionFormat,
    },
  }));
  const record = useRecordForm<ExtractionRequest, ExtractionFile>({
    draftKey: null,
    checks: 'sending',
    saved,
    problemsOf: (typed) => periodProblems(typed, today),
    send: request,
    onSaved: onRequested,
  });
  return (
    <FormProvider {...record.form}>
      <Paper
        withBorder
        component="form"
        className="extraction-form"
        radius="lg"
        noValidate
        aria-label={t('form.label')}
        onSubmit={(event) => void record.submit(event)}
      >
        <div className="extraction-fields">
          <DateField name="initialDate" label={t('from')} />
          <DateField name="finalDate" label={t('to')} />
          {Object.entries(filters).map(([name, { options, ...texts }]) => (
            <ChoiceField
              key={name}
              name={name}
              label={pickText(texts, language)}
              isSearchable={false}
              options={options.map(({ id, ...option }) => ({ value: id, label: pickText(option, language) }))}
            />
          ))}
          <FormatField />
          <Button type="submit" loading={record.isBusy} className="extraction-act">
            {t('act')}
          </Button>
        </div>
        <Text size="sm" c="dimmed">
          {t('range.hint', { days: maxRangeDays })}
        </Text>
      </Paper>
    </FormProvider>
  );
}

function FormatField() {
  const t = useStrings(strings);
  const labelId = useId();
  const { value, onChange } = useFormField<ExtractionFormat>('format');
  return (
    <div>
      <Text component="span" size="sm" fw={500} id={labelId} className="extraction-format-label">
        {t('format')}
      </Text>
      <SegmentedControl
        aria-labelledby={labelId}
        data={[
          { value: 'xlsx', label: 'XLSX' },
          { value: 'csv', label: 'CSV' },
        ]}
        value={value}
        onChange={(chosen) => onChange(chosen === 'csv' ? 'csv' : 'xlsx')}
      />
    </div>
  );
}

function periodProblems(period: ExtractionRequest, today: string): readonly FieldProblem[] {
  const problems = (['initialDate', 'finalDate'] as const).flatMap((path): FieldProblem[] => {
    if (period[path] === '') return [{ path, key: 'required' }];
    return isCalendarDate(period[path]) ? [] : [{ path, key: 'date.invalid' }];
  });
  return problems.length > 0 ? problems : checkExtractionRange(period, today);
}
