import type { FieldProblem } from '@estrada/domain/errors/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { useEffect, useRef, useState } from 'react';

/** A field says one thing at a time, the first; the rules of the password stand below it in full. */
export function firstOfEach<Field extends string>(
  problems: readonly { path: string; key: string }[],
): Partial<Record<Field, MessageKey>> {
  return Object.fromEntries([...problems].reverse().map(({ path, key }) => [path, key])) as Partial<
    Record<Field, MessageKey>
  >;
}

/**
 * The state of a form of passwords: what is typed, what is wrong at which field, and the focus on the first field in the
 * way after a refusal.
 *
 * @param initial every field, empty, in the order on the screen
 * @param options.judge the domain's rules, asked before the server is
 * @param options.send the call; a refusal at a field goes there, any other to `refuse`
 */
export function usePasswordForm<Form extends Record<string, string>>(
  initial: Form,
  options: {
    judge: (form: Form) => readonly FieldProblem[];
    send: (form: Form) => Promise<unknown>;
    refuse: (error: ApiError) => void;
  },
) {
  type Field = keyof Form & string;
  const [form, setForm] = useState(initial);
  const [problems, setProblems] = useState<Partial<Record<Field, MessageKey>>>({});
  const { busy, run } = useBusy();
  const [refusals, setRefusals] = useState(0);
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const latest = useRef(problems);
  latest.current = problems;

  useEffect(() => {
    const first = (Object.keys(initial) as Field[]).find((field) => latest.current[field]);
    if (refusals > 0 && first) inputs.current[first]?.focus();
  }, [refusals, initial]);

  const refuse = (found: readonly { path: string; key: string }[]) => {
    setProblems(firstOfEach<Field>(found));
    setRefusals((count) => count + 1);
  };
  return {
    form,
    problems,
    isBusy: busy !== null,
    inputRef: (field: Field) => (element: HTMLInputElement | null) => {
      inputs.current[field] = element;
    },
    type(field: Field, value: string) {
      setForm((before) => ({ ...before, [field]: value }));
      setProblems((before) => ({ ...before, [field]: undefined }));
    },
    note: (field: Field, problem: MessageKey) => setProblems((before) => ({ ...before, [field]: problem })),
    async submit() {
      if (busy !== null) return;
      const found = options.judge(form);
      if (found.length > 0) return refuse(found);
      await run('act', async () => {
        try {
          await options.send(form);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (error.fields.length > 0) refuse(error.fields);
          else options.refuse(error);
        }
      });
    },
  };
}
