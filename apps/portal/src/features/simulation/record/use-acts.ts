import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { useState } from 'react';

export type Act =
  | 'save'
  | 'copy'
  | 'reload'
  | 'recalculate'
  | 'print'
  | 'printChoice'
  | 'preApproval'
  | 'proposal'
  | 'link';

/** What stopped an act. `conflict`: another user changed the record; `tables`: the price tables have changed. */
type ActProblem = { kind: 'conflict' | 'tables' | 'failure'; act: Act; error: ApiError };

const kinds: Readonly<Record<string, ActProblem['kind']>> = { PRS001: 'conflict', SIM063: 'tables' };

/** Runs one act at a time: a second click during an act has no effect. */
export function useActs(onRefused: (error: ApiError, act: Act) => void) {
  const { busy, run: runAlone } = useBusy<Act>();
  const [problem, setProblem] = useState<ActProblem | null>(null);

  const run = (act: Act, work: () => Promise<void>) =>
    runAlone(act, async () => {
      setProblem(null);
      try {
        await work();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setProblem(error.isSilent ? null : { kind: kinds[error.code] ?? 'failure', act, error });
        onRefused(error, act);
      }
    });
  return { run, act: busy, problem, dismiss: () => setProblem(null) };
}
