import type { ProposalDetail } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type FormProblem, missingNow, problemsOfServer } from './form-problems.ts';
import type { FormValues } from './registration-form.ts';

const Missing = createContext<readonly FormProblem[]>([]);

/** Computes what is still missing once per change, for the panel and the sections; the change itself is shown before. */
export function MissingProvider({ proposal, children }: { proposal: ProposalDetail; children: ReactNode }) {
  const { language } = useLanguage();
  const { control, formState } = useFormContext<FormValues>();
  const values = useDeferredValue(useWatch({ control }) as FormValues);
  const saved = formState.defaultValues as FormValues;
  const ofServer = useMemo(() => problemsOfServer(proposal, saved), [proposal, saved]);
  const problems = useMemo(
    () => (proposal.can.edit ? missingNow(ofServer, values, saved, language) : proposal.missing),
    [proposal, ofServer, values, saved, language],
  );
  return <Missing value={problems}>{children}</Missing>;
}

export const useMissing = (): readonly FormProblem[] => useContext(Missing);
