import type { ProposalDetail } from '@estrada/endpoints/index';
import { focusField } from '@estrada/web/records/form/focus-field.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormProblem } from '../client-form/form-problems.ts';
import { positionInForm } from '../client-form/form-sections.ts';
import { useMissing } from '../client-form/missing-context.tsx';
import type { FormValues } from '../client-form/registration-form.ts';
import { strings } from '../strings.ts';
import { MissingProgress, useMissingLabel } from './missing-progress.tsx';

/** What is missing before the next step: for editors by section with links to the fields. */
export function MissingPanel({ proposal, onRecalculate }: { proposal: ProposalDetail; onRecalculate: () => void }) {
  const { control } = useFormContext<FormValues>();
  const values = useWatch({ control }) as FormValues;
  const problems = useMissing();
  if (problems.length === 0) return proposal.can.send ? <NothingMissing /> : null;
  const place = ({ path }: FormProblem) => positionInForm(proposal.personType, path);
  const ordered = problems.toSorted((one, other) => place(one) - place(other));
  return (
    <MissingFrame proposal={proposal} count={problems.length}>
      {proposal.can.edit ? (
        <MissingProgress
          personType={proposal.personType}
          values={values}
          problems={ordered}
          onChoose={(path) => {
            if (path === 'simulation') onRecalculate();
            else focusField(path);
          }}
        />
      ) : (
        <MissingList personType={proposal.personType} problems={ordered} />
      )}
    </MissingFrame>
  );
}

function MissingFrame({ proposal, count, children }: { proposal: ProposalDetail; count: number; children: ReactNode }) {
  const t = useStrings(strings);
  return (
    <section className="proposal-missing" aria-labelledby="proposal-missing">
      <Title order={2} size="h3" id="proposal-missing">
        {t(proposal.can.edit ? 'missing.title' : 'missing.blocking', { count })}
      </Title>
      {children}
    </section>
  );
}

/** For read-only users: there is no field to link to. */
function MissingList({
  personType,
  problems,
}: {
  personType: ProposalDetail['personType'];
  problems: readonly FormProblem[];
}) {
  const t = useStrings(strings);
  const labelOf = useMissingLabel(personType);
  return (
    <ul>
      {problems.map(({ path, message }) => {
        const label = labelOf(path);
        return <li key={path}>{label ? t('missing.item', { label, problem: message }) : message}</li>;
      })}
    </ul>
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
