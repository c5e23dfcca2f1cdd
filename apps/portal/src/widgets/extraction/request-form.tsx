import { addDays, businessDay, isCalendarDate } from '@estrada/domain/calendar/index';
import { checkExtractionRange, type ExtractionFormat, maxRangeDays } from '@estrada/domain/reports/index';
import { type MessageKey, renderMessage } from '@estrada/domain/validation/index';
import { DateInput } from '@estrada/ui/index';
import { Button, Paper, SegmentedControl, Text } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { showAlert } from '../../app/alerts/alerts.ts';
import { api } from '../../app/api/api.ts';
import { ApiError } from '../../app/api/api-error.ts';
import { useLanguage } from '../../app/i18n/use-language.ts';
import { useStrings } from '../../app/i18n/use-strings.ts';
import type { ExtractionName } from './extraction-name.ts';
import { strings } from './strings.ts';

type Period = { initialDate: string; finalDate: string };
type Problems = Partial<Record<keyof Period, MessageKey>>;

/** Period and format of a new extraction; it opens on the fifteen days up to today. */
export function RequestForm({ type, onRequested }: { type: ExtractionName; onRequested: () => void }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const formatId = useId();
  const today = businessDay(new Date().toISOString());
  const [period, setPeriod] = useState<Period>({ initialDate: addDays(today, 1 - maxRangeDays), finalDate: today });
  const [format, setFormat] = useState<ExtractionFormat>('xlsx');
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const found = findProblems(period, today);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) return focusField(event.currentTarget, first);
    setBusy(true);
    try {
      await api[type]({ query: { ...period, format } });
      showAlert({ type: 'notice', text: t('requested') });
      onRequested();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblems(Object.fromEntries(error.fields.map(({ path, key }) => [path, key as MessageKey])));
    } finally {
      setBusy(false);
    }
  }

  const field = (name: keyof Period, label: string) => (
    <DateInput
      label={label}
      name={name}
      placeholder={t('dayHint')}
      required
      value={period[name]}
      error={problems[name] ? renderMessage(problems[name], language) : undefined}
      onChange={(day) => {
        setPeriod((current) => ({ ...current, [name]: day }));
        setProblems({});
      }}
    />
  );

  return (
    <Paper
      withBorder
      component="form"
      className="extraction-form"
      radius="lg"
      noValidate
      aria-label={t('form.label')}
      onSubmit={(event) => void submit(event)}
    >
      <div className="extraction-fields">
        {field('initialDate', t('from'))}
        {field('finalDate', t('to'))}
        <div>
          <Text component="span" size="sm" fw={500} id={formatId} className="extraction-format-label">
            {t('format')}
          </Text>
          <SegmentedControl
            aria-labelledby={formatId}
            data={[
              { value: 'xlsx', label: 'XLSX' },
              { value: 'csv', label: 'CSV' },
            ]}
            value={format}
            onChange={(chosen) => setFormat(chosen === 'csv' ? 'csv' : 'xlsx')}
          />
        </div>
        <Button type="submit" loading={isBusy} className="extraction-act">
          {t('act')}
        </Button>
      </div>
      <Text size="sm" c="dimmed">
        {t('range.hint', { days: maxRangeDays })}
      </Text>
    </Paper>
  );
}

function findProblems(period: Period, today: string): Problems {
  const problems: Problems = {};
  for (const name of ['initialDate', 'finalDate'] as const) {
    if (period[name] === '') problems[name] = 'required';
    else if (!isCalendarDate(period[name])) problems[name] = 'date.invalid';
  }
  if (Object.keys(problems).length > 0) return problems;
  return Object.fromEntries(checkExtractionRange(period, today).map(({ path, key }) => [path, key]));
}

const focusField = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
