import { businessTimeZone } from '@estrada/domain/calendar/index';
import { rectificationProblems } from '@estrada/domain/proposals/index';
import { normaliseVehicleInfo } from '@estrada/domain/proposals/registration/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { FieldInput } from '@estrada/web/records/page/record-fields.tsx';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { sectionsFor } from '../client-form/form-sections.ts';
import { toFormValues } from '../client-form/registration-form.ts';
import type { MoveInput } from '../move-form/use-move-form.ts';
import { strings } from './strings.ts';
import { useRectifyForm } from './use-rectify-form.ts';
import { type RectificationPlan, WhatHappens } from './what-happens.tsx';

/** Rectifies vehicle and seller of a sent proposal, after showing what that undoes. */
export function RectifyDataModal({
  plan,
  subject,
  ...input
}: MoveInput & { plan: RectificationPlan; subject: string }) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const { proposal, onClose } = input;
  const rectify = useAct('rectifyProposal', { reload: ['listProposals'] });
  const { record, refusal, wantsReason } = useRectifyForm(input, {
    saved: { vehicleAdditionalInfo: toFormValues(proposal).vehicleAdditionalInfo, reason: '' },
    problemsOf: ({ vehicleAdditionalInfo }) =>
      rectificationProblems(
        normaliseVehicleInfo(vehicleAdditionalInfo),
        proposal.client.document ?? '',
        Temporal.Now.plainDateISO(businessTimeZone),
      ),
    send: ({ vehicleAdditionalInfo, reason }, version) =>
      rectify.run({
        body: {
          id: proposal.id,
          version,
          vehicleAdditionalInfo: normaliseVehicleInfo(vehicleAdditionalInfo),
          reason: reason.trim() || undefined,
        },
      }),
    done: t('data.done', { number: proposal.number }),
  });
  return (
    <FormDialog
      title={t('data.title')}
      subject={subject}
      refusal={refusal}
      submitLabel={t('submit')}
      record={record}
      onClose={onClose}
    >
      <WhatHappens from={proposal.status} plan={plan} />
      {sectionsFor(proposal.personType)
        .filter(({ id }) => id === 'vehicle' || id === 'seller')
        .flatMap(({ fields }) => fields)
        .map((row) => (
          <FieldInput key={row.path} ui={row.ui} name={row.path} label={own(row.ui)} />
        ))}
      <LongTextField
        name="reason"
        label={t(wantsReason ? 'reason' : 'optionalReason')}
        required={wantsReason}
        maxLength={500}
      />
    </FormDialog>
  );
}
