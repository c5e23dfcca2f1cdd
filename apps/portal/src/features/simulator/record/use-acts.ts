import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useRef, useState } from 'react';

export type Act = 'save' | 'copy' | 'reload' | 'recalculate' | 'print' | 'preApproval' | 'proposal';

/** What stopped an act. `conflict`: somebody else changed the record; `tables`: the price tables changed meanwhile. */
type ActProblem = { kind: 'conflict' | 'tables' | 'failure'; act: Act; error: ApiError };

const kinds: Readonly<Record<string, ActProblem['kind']>> = { PRS001: 'conflict', SIM063: 'tables' };

/** Runs one act at a time: a second click while one is under way does nothing. */
export function useActs(onRefused: (error: ApiError, act: Act) => void) {
  const isBusy = useRef(false);
  const [act, setAct] = useState<Act | null>(null);
  const [problem, setProblem] = useState<ActProblem | null>(null);

  async function run(name: Act, work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setAct(name);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem({ kind: kinds[error.code] ?? 'failure', act: name, error });
      onRefused(error, name);
    } finally {
      isBusy.current = false;
      setAct(null);
    }
  }
  return { run, act, problem, dismiss: () => setProblem(null) };
}
