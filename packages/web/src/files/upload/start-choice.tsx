import { businessDay, isCalendarDate } from '@estrada/domain/calendar/index';
import { startDayProblems } from '@estrada/domain/uploads/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { DateInput } from '@estrada/ui/index';
import { SegmentedControl, Text } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useLanguage } from '../../strings/use-language.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { startStrings } from './start-strings.ts';

/** When a table takes effect: immediately, or on a date. */
export type Start = { effectiveFrom?: string };

/**
 * The choice of when a table takes effect: its element and its value.
 *
 * @returns `read` returns the choice, or null for an invalid date: then its field shows the error and has the focus;
 * `reset` resets it for another table
 */
export function useStartChoice(): { choice: ReactNode; read: () => Start | null; reset: () => void } {
  const t = useStrings(startStrings);
  const { language } = useLanguage();
  const labelId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function read(): Start | null {
    if (when === 'now') return {};
    const wrong = problemOf(day);
    setProblem(wrong);
    if (wrong === null) return { effectiveFrom: day };
    place.current?.querySelector<HTMLInputElement>('input[name="effectiveFrom"]')?.focus();
    return null;
  }

  function problemOf(chosen: string): string | null {
    if (!isCalendarDate(chosen)) return renderMessage(chosen === '' ? 'required' : 'date.invalid', language);
    const today = businessDay(new Date().toISOString());
    // today is the other option
    const found = chosen === today ? ({ key: 'parameter.startTooSoon' } as const) : startDayProblems(chosen, today)[0];
    return found ? renderMessage(found.key, language, 'params' in found ? found.params : {}) : null;
  }

  const choice = (
    <div className="upload-start" ref={place}>
      <Text size="sm" fw={500} id={labelId}>
        {t('start.label')}
      </Text>
      <SegmentedControl
        aria-labelledby={labelId}
        value={when}
        onChange={(chosen) => setWhen(chosen as 'now' | 'later')}
        data={[
          { value: 'now', label: t('start.now') },
          { value: 'later', label: t('start.later') },
        ]}
      />
      {when === 'later' ? (
        <DateInput
          label={t('start.day')}
          description={t('start.dayText')}
          name="effectiveFrom"
          placeholder={t('start.dayHint')}
          required
          value={day}
          error={problem}
          onChange={(typed) => {
            setDay(typed);
            setProblem(null);
          }}
        />
      ) : null}
    </div>
  );
  function reset(): void {
    setWhen('now');
    setDay('');
    setProblem(null);
  }

  return { choice, read, reset };
}
