import { StatusPill, type StatusTone } from '@estrada/ui/index';
import { Progress, Text } from '@mantine/core';
import { useStrings } from '../../strings/use-strings.ts';
import './file-work.css';
import { strings } from './strings.ts';

/** Where work on a file stands; LOADING is the browser's own sending (docs/specification/uploads.md#states). */
export type WorkState = 'LOADING' | 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR';

const tones: Record<WorkState, StatusTone> = {
  LOADING: 'info',
  PENDING: 'neutral',
  PROCESSING: 'info',
  SUCCESS: 'success',
  ERROR: 'danger',
};

/** Where work on a file stands, in words. */
export function WorkPill({ state }: { state: WorkState }) {
  const t = useStrings(strings);
  return <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill>;
}

/**
 * How far long work has come, as a bar and in words.
 *
 * @param done and `expected` are counts; without an expectation the bar only shows that something goes on
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
  // an estimate can fall short: nothing looks finished before it is
  const share = expected && expected > 0 ? Math.min(done / expected, 0.99) : null;
  return (
    <div className="work-progress">
      <Progress.Root size="md">
        <Progress.Section
          value={share === null ? 100 : Math.floor(share * 100)}
          animated
          striped={share === null}
          // without a value screen readers say that something goes on, not that all of it is done
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

/** Whether work on a file still goes on. */
export const isAtWork = (state: WorkState): boolean => state === 'PENDING' || state === 'PROCESSING';

/** How often a list asks again while something in it is at work. */
export const workPollMs = 1_000;
