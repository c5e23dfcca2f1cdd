import { requiresReason } from '@estrada/domain/proposals/index';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Radio, Stack } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useAuthority } from '../decision/use-authority.ts';
import { type MoveInput, useMoveForm } from '../move-form/use-move-form.ts';
import { QualifiedFields } from '../offer/qualified-fields.tsx';
import { strings } from '../strings.ts';

/** The options of each act, and its strings. */
const acts = {
  decide: {
    title: 'decide.title',
    choices: [
      ['AP', 'decide.AP'],
      ['APC', 'decide.APC'],
      ['DC', 'decide.DC'],
      ['RA', 'decide.RA'],
      ['HLD', 'decide.HLD'],
    ],
  },
  decideConditions: {
    title: 'conditions.title',
    choices: [
      ['AP', 'conditions.AP'],
      ['RA', 'conditions.RA'],
      ['DC', 'conditions.DC'],
    ],
  },
} as const;
type Act = keyof typeof acts;

/** Finance's own decision: on the credit, or on whether the conditions of an approval were met. */
export function DecideModal({ act, ...input }: MoveInput & { act: Act }) {
  const t = useStrings(strings);
  const { proposal, onClose } = input;
  const authority = useAuthority(proposal);
  const { record, refusal } = useMoveForm(input, {
    status: 'AP',
    problemsOf: authority.problemsOf,
    done: (moved) => authority.done(moved, t('done.decided', { number: moved.number })),
  });
  const decision = useWatch({ control: record.form.control, name: 'status' });
  return (
    <FormDialog
      title={t(acts[act].title, { number: proposal.number })}
      text={authority.notice}
      refusal={refusal}
      submitLabel={t('decide.submit')}
      record={record}
      onClose={onClose}
    >
      <Decision act={act} />
      {decision === 'APC' ? <QualifiedFields control={record.form.control} /> : null}
      <LongTextField
        name="reason"
        label={t('action.reason')}
        required={decision !== '' && (requiresReason(decision) || authority.wantsReason(decision))}
        maxLength={500}
      />
    </FormDialog>
  );
}

function Decision({ act }: { act: Act }) {
  const t = useStrings(strings);
  const { ref, ...field } = useFormField<string>('status');
  return (
    <Radio.Group {...field} label={t('decide.decision')}>
      <Stack gap="xs" mt={6}>
        {acts[act].choices.map(([status, label], index) => (
          <Radio key={status} ref={index === 0 ? ref : undefined} value={status} label={t(label)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
