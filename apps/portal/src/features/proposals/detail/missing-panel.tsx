import type { ProposalDetail } from '@estrada/endpoints/index';
import { focusField } from '@estrada/web/records/form/focus-field.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { FormProblem } from '../client-form/form-problems.ts';
import { positionInForm } from '../client-form/form-sections.ts';
import { useMissing } from '../client-form/missing-context.tsx';
import type { FormValues } from '../client-form/registration-form.ts';
import { strings } from '../strings.ts';
import { MissingProgress } from './missing-progress.tsx';

/** What is missing before the proposal can be sent, by section with links to the fields. */
export function MissingPanel({ proposal, onRecalculate }: { proposal: ProposalDetail; onRecalculate: () => void }) {
  const t = useStrings(strings);
  const { control } = useFormContext<FormValues>();
  const navigate = useNavigate();
  const values = useDeferredValue(useWatch({ control }) as FormValues);
  const problems = useMissing();
  if (problems.length === 0) return proposal.can.send ? <NothingMissing /> : null;
  // what a contract lacks is in the list of the stages, with its owner
  if (!proposal.can.edit) return null;
  const place = ({ path }: FormProblem) => positionInForm(proposal.personType, path);
  const ordered = problems.toSorted((one, other) => place(one) - place(other));
  return (
    <section className="proposal-missing" aria-labelledby="proposal-missing">
      <Title order={3} size="h4" id="proposal-missing">
        {t('missing.title', { count: problems.length })}
      </Title>
      <MissingProgress
        personType={proposal.personType}
        values={values}
        problems={ordered}
        onChoose={(path) => {
          if (path === 'simulation') onRecalculate();
          else if (path === 'tccExemption') void navigate('#proposal-exemption');
          else focusField(path);
        }}
      />
    </section>
  );
}

function NothingMissing() {
  const t = useStrings(strings);
  return (
    <p className="proposal-recorded" role="status">
      <IconCircleCheck size={18} aria-hidden="true" />
      {t('missing.none')}
    </p>
  );
}
