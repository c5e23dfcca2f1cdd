import type { FieldProblem } from '@estrada/domain/errors/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { ChoiceField, FlagField, LongTextField, NumberField } from '@estrada/web/records/form/form-fields.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Modal, Skeleton } from '@mantine/core';
import type { MoveInput } from '../move-form/use-move-form.ts';
import { strings } from './strings.ts';
import { useRectifyForm } from './use-rectify-form.ts';
import { type RectificationPlan, WhatHappens } from './what-happens.tsx';

type Years = { manufacturerYear: number; modelYear: number };
/** The price is the list price: the coupon or voucher of the sale lowers it. */
type Values = {
  vehicleValueCents: number | null;
  entryValueCents: number | null;
  modelYear: string;
  withoutDiscount: boolean;
  reason: string;
};

const showYears = ({ manufacturerYear, modelYear }: Years) => `${manufacturerYear}/${modelYear}`;
const readYears = (text: string): Years => {
  const [manufacturerYear = 0, modelYear = 0] = text.split('/').map(Number);
  return { manufacturerYear, modelYear };
};

function problemsOf({ vehicleValueCents, entryValueCents }: Values): FieldProblem[] {
  return [
    ...(vehicleValueCents ? [] : [{ path: 'vehicleValueCents', key: 'required' as const }]),
    ...(entryValueCents === null ? [{ path: 'entryValueCents', key: 'required' as const }] : []),
  ];
}

type Props = MoveInput & { plan: RectificationPlan; subject: string };

/** Rectifies price, years or down payment, after showing what that undoes. */
export function RectifyValuesModal(props: Props) {
  const t = useStrings(strings);
  const { proposal, onClose } = props;
  const query = useCall('readSavedSimulation', { params: { id: proposal.simulationId } });
  if (query.data) {
    const { versionId, ...years } = query.data.request;
    return <RectifyValuesForm {...props} versionId={versionId} years={proposal.rectifiedYears ?? years} />;
  }
  return (
    <Modal opened onClose={onClose} title={t('values.title')} closeButtonProps={{ 'aria-label': t('values.back') }}>
      {query.isError ? (
        <FailureState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={240} role="status" aria-label={t('values.loading')} />
      )}
    </Modal>
  );
}

/** The form itself: the years are those of the version, and the current ones. */
function RectifyValuesForm({ plan, subject, versionId, years, ...input }: Props & { versionId: number; years: Years }) {
  const t = useStrings(strings);
  const { proposal, onClose } = input;
  const { id, number, assetType, entryValueCents, discount } = proposal;
  const vehicleValueCents = discount?.listPriceCents ?? proposal.vehicleValueCents;
  const query = { vehicleType: assetType === 2 ? 2 : 1, versionId } as const;
  const listed = useCall('listVersionYears', { query }).data?.items ?? [];
  const rectify = useAct('rectifyProposalValues', { reload: ['listProposals'] });
  const { record, refusal, wantsReason } = useRectifyForm<Values>(input, {
    saved: { vehicleValueCents, entryValueCents, modelYear: showYears(years), withoutDiscount: false, reason: '' },
    problemsOf,
    send: (typed, version) =>
      rectify.run({
        params: { id },
        body: {
          version,
          vehicleValueCents: typed.vehicleValueCents ?? 0,
          entryValueCents: typed.entryValueCents ?? 0,
          ...readYears(typed.modelYear),
          ...(typed.withoutDiscount ? { withoutDiscount: true } : {}),
          reason: typed.reason.trim() || undefined,
        },
      }),
    done: t('values.done', { number }),
  });
  return (
    <FormDialog
      title={t('values.title')}
      subject={subject}
      text={t('values.hint')}
      refusal={refusal}
      submitLabel={t('submit')}
      record={record}
      onClose={onClose}
    >
      <WhatHappens from={proposal.status} plan={plan} />
      <NumberField
        name="vehicleValueCents"
        label={t(discount ? 'listPriceCents' : 'vehicleValueCents')}
        unit="centavos"
      />
      {discount ? (
        <FlagField
          name="withoutDiscount"
          label={t('withoutDiscount')}
          description={t('withoutDiscount.hint', { code: discount.code })}
        />
      ) : null}
      <NumberField name="entryValueCents" label={t('entryValueCents')} unit="centavos" />
      <ChoiceField
        name="modelYear"
        label={t('modelYear')}
        options={[...new Set(listed.map(showYears))].map((value) => ({ value, label: value }))}
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
