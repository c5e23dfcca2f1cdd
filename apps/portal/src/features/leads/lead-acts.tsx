import { formatDate, formatMoment } from '@estrada/domain/formats/index';
import { form, text, typedValues } from '@estrada/domain/forms/index';
import {
  leadContactForm,
  leadDetailsForm,
  leadFinishForm,
  leadPostponeForm,
  newLeadForm,
} from '@estrada/domain/leads/index';
import type { LeadDetail, LeadRow } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import type { CallAnswer } from '@estrada/web/calls/call-types.ts';
import { type Act, useAct } from '@estrada/web/calls/use-act.ts';
import { useCacheAnswer, useCall, useReload } from '@estrada/web/calls/use-call.ts';
import { DealerSelect } from '@estrada/web/dealers/dealer-select.tsx';
import { ChoiceField } from '@estrada/web/records/form/form-fields.tsx';
import { ActDialog } from '@estrada/web/records/page/act-dialog.tsx';
import { ReasonDialog } from '@estrada/web/records/page/reason-dialog.tsx';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { strings } from './strings.ts';

/** The calls that answer the changed lead. */
type LeadAct =
  | 'updateLead'
  | 'claimLead'
  | 'releaseLead'
  | 'contactLead'
  | 'postponeLead'
  | 'finishLead'
  | 'assignLead'
  | 'reopenLead';

/** An act whose answer is the changed lead, which the page then shows. */
function useLeadAct<Name extends LeadAct>(name: Name, { alert = false } = {}): Act<Name> {
  const cache = useCacheAnswer();
  const reload = useReload();
  const act = useAct(name, { reload: ['listLeads'], alert });
  return {
    ...act,
    async run(input) {
      try {
        const answer = await act.run(input);
        const changed = answer as LeadDetail;
        cache('readLead', { params: { id: changed.id } }, changed);
        return answer;
      } catch (error) {
        // another user may have been first: the page shows what they did
        void reload('readLead', 'listLeads');
        throw error;
      }
    },
  };
}

/** The next step of a lead in one line: a call where the link did not arrive; null once it has ended. */
export function useNextStep(): (row: LeadRow) => string | null {
  const t = useStrings(strings);
  const planned = usePlannedStep();
  return (row) => (row.messageFailedAt === null ? planned(row) : t('next.unreached'));
}

/** By when the first contact is due, or when the next one is planned; null once the lead has ended. */
export function usePlannedStep(): (row: LeadRow) => string | null {
  const t = useStrings(strings);
  return ({ status, dueAt, nextDay, nextTime }) => {
    if (dueAt === null) return null;
    if (nextDay === null) return t('next.first', { at: formatMoment(dueAt) });
    const day = formatDate(nextDay);
    if (nextTime === null) return t(status === 'visit' ? 'next.visit' : 'next.day', { day });
    return t(status === 'visit' ? 'next.visitTime' : 'next.dayTime', { day, time: nextTime });
  };
}

/** Claims a lead that waits, or gives it back. */
export function ClaimButton({ row }: { row: LeadRow }) {
  const t = useStrings(strings);
  const claim = useLeadAct('claimLead', { alert: true });
  const release = useLeadAct('releaseLead', { alert: true });
  const { id, version, name, can } = row;
  if (!can.claim && !can.release) return null;
  const act = can.claim ? claim : release;
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={act.isBusy}
      aria-label={t(can.claim ? 'claim.named' : 'release.named', { name })}
      // the banner shows a refusal
      onClick={() => void act.run({ params: { id }, body: { version } }).catch(() => undefined)}
    >
      {t(can.claim ? 'claim.one' : 'release.one')}
    </Button>
  );
}

type Comparison = CallAnswer<'compareCustomerFigure'>;

/** The figure that the person saw, compared with today; undefined without one, and until it is here. */
export const useComparison = ({ id, customerFigures }: LeadDetail) =>
  useCall('compareCustomerFigure', customerFigures.length > 0 ? { params: { id } } : null);

type DialogProps = { lead: LeadDetail; subject: string; onClose: () => void };

const dialogs = {
  contact: ContactDialog,
  postpone: PostponeDialog,
  assign: AssignDialog,
  update: UpdateDialog,
  reopen: ReopenDialog,
  finish: FinishDialog,
} as const;
type Dialog = keyof typeof dialogs;

/** What may be done with a lead now, as the server allows it. */
export function LeadActs({ lead }: { lead: LeadDetail }) {
  const t = useStrings(strings);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const Open = dialog && dialogs[dialog];
  return (
    <>
      {(Object.keys(dialogs) as Dialog[])
        .filter((one) => lead.can[one])
        .map((one) => (
          <Button
            key={one}
            variant={one === 'contact' || one === 'reopen' ? 'filled' : one === 'finish' ? 'subtle' : 'default'}
            color={one === 'finish' ? 'red' : undefined}
            onClick={() => setDialog(one)}
          >
            {t(`act.${one}`)}
          </Button>
        ))}
      {lead.can.simulate ? <SimulateButton lead={lead} /> : null}
      {Open ? <Open lead={lead} subject={`${lead.number} · ${lead.name}`} onClose={() => setDialog(null)} /> : null}
    </>
  );
}

/** Opens the simulator with the lead; not before the figure that the person saw is here, because it goes with it. */
function SimulateButton({ lead }: { lead: LeadDetail }) {
  const t = useStrings(strings);
  const { data, isLoading } = useComparison(lead);
  const look = { variant: 'default', leftSection: <IconCalculator size={16} aria-hidden="true" /> };
  // a link can be followed while it shows that it is loading; a button cannot be pressed
  return isLoading ? (
    <Button {...look} loading>
      {t('act.simulate')}
    </Button>
  ) : (
    <Button {...look} component={Link} to={paths.simulator} state={{ lead: passedOf(lead, data) }}>
      {t('act.simulate')}
    </Button>
  );
}

/** What the simulator starts with. */
export const passedOf = (
  { id, dealer, name, document, phone, email, vehicleTypeId }: LeadDetail,
  comparison: Comparison | undefined,
) => ({
  id,
  dealerId: dealer.id,
  name,
  document,
  phone,
  email,
  assetType: vehicleTypeId === '2' ? 2 : 1,
  ...(comparison ? { figure: figureOf(comparison) } : {}),
});

/** The car, entry, term, plan and offer that the person saw, at the price that the car has today. */
function figureOf({ figure, now }: Comparison) {
  const { termMonths } = figure;
  return {
    personType: figure.personType,
    assetType: figure.assetType,
    manufacturerId: figure.manufacturerId,
    modelId: figure.modelId,
    versionId: figure.versionId,
    manufacturerYear: figure.manufacturerYear,
    modelYear: figure.modelYear,
    vehicleLabel: figure.vehicleLabel,
    mileage: figure.mileage ?? null,
    state: figure.state,
    financeTypeId: figure.financeTypeId,
    // one that is not valid any more is left: the page of the lead and the simulator say so
    offerId: (now && figure.offerId) ?? null,
    entryValueCents: figure.entryValueCents,
    vehicleValueCents: now?.vehicleValueCents ?? figure.vehicleValueCents,
    // a term that today's tables do not have is chosen again
    terms: now ? [termMonths] : [],
    selectedTerm: now ? termMonths : null,
  };
}

const ofLead = ({ id }: LeadDetail) => ({ params: { id } });

function ContactDialog({ lead, subject, onClose }: DialogProps) {
  const t = useStrings(strings);
  const act = useLeadAct('contactLead');
  return (
    <ActDialog
      form={leadContactForm}
      first={{ how: lead.contactPreference, outcome: '', nextDay: '', nextTime: '', note: '' }}
      labels={{ note: t('act.contact.note') }}
      subject={subject}
      focused="outcome"
      words={{ title: t('act.contact'), submit: t('act.contact'), done: t('act.contact.done') }}
      send={(contact) => act.run({ ...ofLead(lead), body: { ...contact, version: lead.version } })}
      onClose={onClose}
    />
  );
}

function PostponeDialog({ lead, subject, onClose }: DialogProps) {
  const t = useStrings(strings);
  const act = useLeadAct('postponeLead');
  return (
    <ActDialog
      form={leadPostponeForm}
      first={{ nextDay: '', nextTime: '' }}
      subject={subject}
      focused="nextDay"
      words={{ title: t('act.postpone'), submit: t('act.postpone'), done: t('act.postpone.done') }}
      send={(day) => act.run({ ...ofLead(lead), body: { ...day, version: lead.version } })}
      onClose={onClose}
    />
  );
}

/** The same form for users who may not record a sale by hand. */
const withoutSale = form({
  outcome: {
    ...leadFinishForm.fields.outcome,
    options: leadFinishForm.fields.outcome.options.filter(({ id }) => id !== 'sold'),
  },
  reason: leadFinishForm.fields.reason,
});

function FinishDialog({ lead, subject, onClose }: DialogProps) {
  const t = useStrings(strings);
  const act = useLeadAct('finishLead');
  return (
    <ActDialog
      form={lead.can.sellByHand ? leadFinishForm : withoutSale}
      first={{ outcome: '', reason: '' }}
      subject={subject}
      focused="outcome"
      danger
      words={{
        title: t('act.finish'),
        text: t('act.finish.text'),
        submit: t('act.finish'),
        done: t('act.finish.done'),
      }}
      send={(end) => act.run({ ...ofLead(lead), body: { ...end, version: lead.version } })}
      onClose={onClose}
    />
  );
}

function UpdateDialog({ lead, subject, onClose }: DialogProps) {
  const t = useStrings(strings);
  const act = useLeadAct('updateLead');
  return (
    <ActDialog
      form={leadDetailsForm}
      first={typedValues(leadDetailsForm.fields, lead)}
      subject={subject}
      focused="name"
      words={{ title: t('act.update'), submit: t('act.update'), done: t('act.update.done') }}
      send={(details) => act.run({ ...ofLead(lead), body: { ...details, version: lead.version } })}
      onClose={onClose}
    />
  );
}

/** The seller is chosen from those of the dealer. */
const ownerForm = form({ ownerId: text('Vendedor', 'Seller', { max: 26 }) });

function AssignDialog({ lead, subject, onClose }: DialogProps) {
  const t = useStrings(strings);
  const act = useLeadAct('assignLead');
  const { data } = useCall('readLeadRotation', { query: { dealerId: lead.dealer.id } });
  const sellers = [...(data?.sellers ?? []), ...(data?.others ?? [])];
  return (
    <ActDialog
      form={ownerForm}
      first={{ ownerId: '' }}
      subject={subject}
      drawn={{
        ownerId: (field) => (
          <ChoiceField {...field} options={sellers.map(({ id, name }) => ({ value: id, label: name }))} />
        ),
      }}
      words={{ title: t('act.assign'), submit: t('act.assign'), done: t('act.assign.done') }}
      send={({ ownerId }) => act.run({ ...ofLead(lead), body: { ownerId, version: lead.version } })}
      onClose={onClose}
    />
  );
}

function ReopenDialog({ lead, subject, onClose }: DialogProps) {
  const t = useStrings(strings);
  const act = useLeadAct('reopenLead');
  return (
    <ReasonDialog
      subject={subject}
      words={{
        title: t('act.reopen'),
        text: t('act.reopen.text'),
        label: t('act.reopen.label'),
        submit: t('act.reopen'),
        done: t('act.reopen.done'),
      }}
      send={({ reason }) => act.run({ ...ofLead(lead), body: { reason, version: lead.version } })}
      onClose={onClose}
    />
  );
}

/** Creates a lead by hand, at the active dealer or, for users without one, at the chosen dealer. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const { viewer } = useSignedIn();
  const [dealerId, setDealerId] = useState<string | null>(null);
  const act = useAct('createLead', { reload: ['listLeads', 'readLeadNotifications'] });
  return (
    <ActDialog
      form={newLeadForm}
      first={{ ...typedValues(newLeadForm.fields), contactPreference: 'CALL', vehicleTypeId: '1', channel: 'WALK_IN' }}
      focused="name"
      words={{ title: t('act.create'), text: t('act.create.text'), submit: t('act.create'), done: '' }}
      send={async (typed) => {
        const { lead, joined } = await act.run({ body: { ...typed, ...(dealerId ? { dealerId } : {}) } });
        if (joined)
          showAlert({
            type: 'notice',
            text: t('act.create.joined', { number: lead.number }),
            survivesNavigation: true,
          });
        else showAlert({ type: 'success', code: 'leads.registered', survivesNavigation: true });
        navigate(paths.lead(lead.id));
      }}
      onClose={onClose}
    >
      {viewer.activeDealerId ? null : <DealerSelect value={dealerId} onChange={setDealerId} />}
    </ActDialog>
  );
}
