import type { ProposalDetail } from '@estrada/endpoints/index';
import { focusField } from '@estrada/web/records/form/focus-field.ts';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type FormProblem, missingNow } from './client-form/form-problems.ts';
import { labelKeyOf, placeInForm } from './client-form/form-sections.ts';
import type { FormValues } from './client-form/form-values.ts';
import { strings as formStrings } from './client-form/strings.ts';
import { strings } from './strings.ts';

/** So many are shown at first: a fresh proposal lacks some twenty. */
const shownAtFirst = 6;

/** What is missing before the next step; each item leads to its field. Follows the typing. */
export function MissingPanel({ proposal, onRecalculate }: { proposal: ProposalDetail; onRecalculate: () => void }) {
  const { language } = useLanguage();
  const { control, formState } = useFormContext<FormValues>();
  const values = useWatch({ control }) as FormValues;
  const saved = formState.defaultValues as FormValues;
  if (!proposal.can.edit) return <MissingList proposal={proposal} problems={proposal.missing} />;
  return (
    <MissingList
      proposal={proposal}
      problems={missingNow(proposal, values, saved, language)}
      onChoose={(path) => {
        if (path === 'simulation') onRecalculate();
        else focusField(path);
      }}
    />
  );
}

function MissingList({
  proposal,
  problems,
  onChoose,
}: {
  proposal: ProposalDetail;
  problems: readonly FormProblem[];
  onChoose?: (path: string) => void;
}) {
  const t = useStrings(strings);
  const words = useStrings(formStrings);
  const [isOpen, setOpen] = useState(false);
  if (problems.length === 0) return proposal.can.send ? <AllGiven /> : null;
  const place = ({ path }: FormProblem) => placeInForm(proposal.personType, path);
  const ordered = problems.toSorted((one, other) => place(one) - place(other));
  const shown = isOpen ? ordered : ordered.slice(0, shownAtFirst);
  const left = problems.length - shown.length;
  const describe = ({ path, message }: FormProblem) => {
    const label = labelKeyOf(path);
    return label ? t('missing.item', { label: words(label), problem: message }) : message;
  };
  return (
    <section className="proposal-missing" aria-labelledby="proposal-missing">
      <Title order={2} size="h3" id="proposal-missing">
        {t(proposal.can.edit ? 'missing.title' : 'missing.blocking', { count: problems.length })}
      </Title>
      {onChoose ? (
        <Text size="sm" c="dimmed">
          {t('missing.hint')}
        </Text>
      ) : null}
      <ul>
        {shown.map((problem) => (
          <li key={problem.path}>
            {onChoose ? (
              <Anchor
                href={`#${problem.path}`}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(problem.path);
                }}
              >
                {describe(problem)}
              </Anchor>
            ) : (
              describe(problem)
            )}
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
          {t('missing.more', { count: left })}
        </Button>
      ) : null}
    </section>
  );
}

function AllGiven() {
  const t = useStrings(strings);
  return (
    <p className="proposal-recorded" role="status">
      <IconCircleCheck size={18} aria-hidden="true" />
      {t('missing.none')}
    </p>
  );
}
