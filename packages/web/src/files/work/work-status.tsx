import { StatusPill, type StatusTone } from '@estrada/ui/index';
import { Progress, Text } from '@mantine/core';
import { useStrings } from '../../strings/use-strings.ts';
import './file-work.css';
import { strings } from './strings.ts';

/** The status of a file job; LOADING is the browser's upload (docs/specification/uploads.md#states). */
export type WorkState = 'LOADING' | 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR';

const tones: Record<WorkState, StatusTone> = {
  LOADING: 'info',
  PENDING: 'neutral',
  PROCESSING: 'info',
  SUCCESS: 'success',
  ERROR: 'danger',
};

/** The status of a file job, as text. */
export function WorkPill({ state }: { state: WorkState }) {
  const t = useStrings(strings);
  return <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill>;
}

/**
 * The progress of a job, as a bar and as text.
 *
 * @param done and `expected` are counts; without `expected` the bar is indeterminate
 */
export function WorkProgress({
  label,
  done,
  expected,
  words,
}: {
  label: string;
  done: number;
  expected: number | null;
  words: string;
}) {
  // an estimate can be too low: the bar is never full before the end
  const share = expected && expected > 0 ? Math.min(done / expected, 0.99) : null;
  return (
    <div className="work-progress">
      <Progress.Root size="md">
        <Progress.Section
          value={share === null ? 100 : Math.floor(share * 100)}
          animated
          striped={share === null}
          // without a value screen readers announce an indeterminate progress, not a completed one
          withAria={share !== null}
          role="progressbar"
          aria-label={label}
        />
      </Progress.Root>
      <Text size="sm" c="dimmed">
        {words}
      </Text>
    </div>
  );
}

/** Whether a file job is still running. */
export const isAtWork = (state: WorkState): boolean => state === 'PENDING' || state === 'PROCESSING';

/** The polling interval of a list while one of its jobs is running. */
export const workPollMs = 1_000;
