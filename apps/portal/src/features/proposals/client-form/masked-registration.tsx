import { revealForm } from '@estrada/domain/proposals/registration/index';
import type { Endpoints, ProposalDetail, ResponseOf } from '@estrada/endpoints/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useActForm } from '@estrada/web/records/form/use-act-form.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ReadOnlyForm } from './read-only-form.tsx';
import { toFormValues } from './registration-form.ts';
import { strings } from './strings.ts';

type Whole = ResponseOf<Endpoints['revealRegistration']>;

/** The registration for a reader to whom it is masked, who may open it with a reason: for this view only. */
export function MaskedRegistration({ proposal }: { proposal: ProposalDetail }) {
  const t = useStrings(strings);
  const [isAsking, setAsking] = useState(false);
  const [whole, setWhole] = useState<Whole | null>(null);
  return (
    <>
      <Group justify="space-between" mb="md">
        <Text c="dimmed" size="sm" role="status">
          {t(whole ? 'masked.shown' : 'masked.why')}
        </Text>
        {whole ? null : (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('masked.open')}
          </Button>
        )}
      </Group>
      <ReadOnlyForm
        key={whole ? 'whole' : 'masked'}
        isOpen={whole !== null}
        values={toFormValues(whole ?? proposal)}
        masked={whole ? undefined : (proposal.maskedFields ?? undefined)}
      />
      {isAsking ? <RevealDialog proposal={proposal} onClose={() => setAsking(false)} onOpened={setWhole} /> : null}
    </>
  );
}

function RevealDialog({
  proposal: { id, number },
  onClose,
  onOpened,
}: {
  proposal: ProposalDetail;
  onClose: () => void;
  onOpened: (whole: Whole) => void;
}) {
  const t = useStrings(strings);
  const reveal = useAct('revealRegistration', { reload: [] });
  const { record, refusal } = useActForm({
    first: { reason: '' },
    problemsOf: revealForm.problems,
    send: ({ reason }) => reveal.run({ params: { id }, body: { reason: reason.trim() } }),
    onDone: (whole: Whole) => {
      onOpened(whole);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('masked.open')}
      subject={number}
      text={t('masked.text')}
      refusal={refusal}
      submitLabel={t('masked.open')}
      record={record}
      onClose={onClose}
    >
      <LongTextField name="reason" label={t('masked.reason')} required maxLength={500} hasFocus />
    </FormDialog>
  );
}
