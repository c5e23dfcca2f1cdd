import { addDays, businessDay, isCalendarDate } from '@estrada/domain/calendar/index';
import type { Language } from '@estrada/domain/errors/index';
import { checkExtractionRange, type ExtractionFormat, maxRangeDays } from '@estrada/domain/reports/index';
import { renderMessage } from '@estrada/domain/validation/index';
import type { ExtractionFile } from '@estrada/endpoints/index';
import { DateInput } from '@estrada/ui/index';
import { Button, Paper, SegmentedControl, Text } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { showAlert } from '../../alerts/alerts.ts';
import { ApiError } from '../../calls/api-error.ts';
import { useBusy } from '../../calls/use-busy.ts';
import { useLanguage } from '../../strings/use-language.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { strings } from './strings.ts';

type Period = { initialDate: string; finalDate: string };
/** what is said at a field */
type Problems = Partial<Record<keyof Period, string>>;

/** Period and format of a new extraction; it opens on the fifteen days up to today. */
export function RequestForm({
  request,
  onRequested,
}: {
  /** asks for it; a refusal is shown here */
  request: (wanted: Period & { format: ExtractionFormat }) => Promise<ExtractionFile>;
  onRequested: (file: ExtractionFile) => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const formatId = useId();
  const today = businessDay(new Date().toISOString());
  const [period, setPeriod] = useState<Period>({ initialDate: addDays(today, 1 - maxRangeDays), finalDate: today });
  const [format, setFormat] = useState<ExtractionFormat>('xlsx');
  const [problems, setProblems] = useState<Problems>({});
  const { busy, run } = useBusy();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const showProblems = (found: Problems) => {
      setProblems(found);
      const [first] = Object.keys(found);
      if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return first !== undefined;
    };
    if (showProblems(findProblems(period, today, language))) return;
    await run('act', async () => {
      try {
        onRequested(await request({ ...period, format }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const ownFields = error.fields.filter(({ path }) => path in period);
        // a field shows its own refusal; only what has no field here needs the banner
        if (!showProblems(Object.fromEntries(ownFields.map(({ path, message }) => [path, message]))))
          showAlert({ type: 'error', text: error.words });
      }
    });
  }

  const field = (name: keyof Period, label: string) => (
    <DateInput
      label={label}
      name={name}
      placeholder={t('dayHint')}
      required
      value={period[name]}
      error={problems[name]}
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
        <Button type="submit" loading={busy !== null} className="extraction-act">
          {t('act')}
        </Button>
      </div>
      <Text size="sm" c="dimmed">
        {t('range.hint', { days: maxRangeDays })}
      </Text>
    </Paper>
  );
}

function findProblems(period: Period, today: string, language: Language): Problems {
  const problems: Problems = {};
  for (const name of ['initialDate', 'finalDate'] as const) {
    if (period[name] === '') problems[name] = renderMessage('required', language);
    else if (!isCalendarDate(period[name])) problems[name] = renderMessage('date.invalid', language);
  }
  if (Object.keys(problems).length > 0) return problems;
  const wrong = checkExtractionRange(period, today);
  return Object.fromEntries(wrong.map(({ path, key, params }) => [path, renderMessage(key, language, params)]));
}
