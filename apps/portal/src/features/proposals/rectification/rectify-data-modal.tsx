import { sellerTypes } from '@estrada/domain/enumerations/index';
import { normaliseVehicleInfo, rectificationProblems } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { DateInput, DocumentInput } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { ChoiceField, LongTextField, MaskedField, TextField } from '@estrada/web/records/form/form-fields.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { choicesOf } from '../client-form/choices.ts';
import { toFormValues } from '../client-form/form-values.ts';
import { strings as formStrings } from '../client-form/strings.ts';
import type { MoveInput } from '../move-form/use-move-form.ts';
import { strings } from './strings.ts';
import { useRectifyForm } from './use-rectify-form.ts';
import { type RectificationPlan, WhatHappens } from './what-happens.tsx';

type Info = ReturnType<typeof toFormValues>['vehicleAdditionalInfo'];

/** As the call takes it: what is not given is absent. */
const toInfo = (typed: Info) =>
  normaliseVehicleInfo(
    Object.fromEntries(
      Object.entries(typed).filter(([, value]) => value.trim() !== ''),
    ) as ProposalDetail['vehicleAdditionalInfo'],
  );

/** Rectifies vehicle and seller of a proposal that was sent, once it is read what that undoes. */
export function RectifyDataModal({
  plan,
  subject,
  ...input
}: MoveInput & { plan: RectificationPlan; subject: string }) {
  const t = useStrings(strings);
  const words = useStrings(formStrings);
  const { language } = useLanguage();
  const { proposal, onClose } = input;
  const rectify = useAct('rectifyProposal', { reload: ['listProposals'] });
  const { record, refusal, wantsReason } = useRectifyForm(input, {
    saved: { vehicleAdditionalInfo: toFormValues(proposal).vehicleAdditionalInfo, reason: '' },
    problemsOf: ({ vehicleAdditionalInfo }) =>
      rectificationProblems(toInfo(vehicleAdditionalInfo), proposal.client.document ?? ''),
    send: ({ vehicleAdditionalInfo, reason }, version) =>
      rectify.run({
        body: {
          id: proposal.id,
          version,
          vehicleAdditionalInfo: toInfo(vehicleAdditionalInfo),
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
      {(['plate', 'chassis', 'renavam'] as const).map((name) => (
        <TextField
          key={name}
          name={`vehicleAdditionalInfo.${name}`}
          label={words(`vehicleAdditionalInfo.${name}`)}
          required={false}
        />
      ))}
      <MaskedField
        as={DateInput}
        name="vehicleAdditionalInfo.vehiclePickUpDate"
        label={words('vehicleAdditionalInfo.vehiclePickUpDate')}
        required={false}
      />
      <ChoiceField
        name="vehicleAdditionalInfo.sellerType"
        label={words('vehicleAdditionalInfo.sellerType')}
        options={choicesOf(sellerTypes, language)}
      />
      <TextField name="vehicleAdditionalInfo.sellerName" label={words('vehicleAdditionalInfo.sellerName')} />
      <MaskedField
        as={DocumentInput}
        name="vehicleAdditionalInfo.sellerDocument"
        label={words('vehicleAdditionalInfo.sellerDocument')}
      />
      <LongTextField
        name="reason"
        label={t(wantsReason ? 'reason' : 'optionalReason')}
        required={wantsReason}
        maxLength={500}
      />
    </FormDialog>
  );
}
