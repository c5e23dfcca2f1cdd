import './leads.css';
import {
  callAddress,
  formatCet,
  formatDate,
  formatDocument,
  formatInstant,
  formatMoment,
  formatMoney,
  formatPhone,
  showMasked,
  whatsAppAddress,
} from '@estrada/domain/formats/index';
import { contactWays, leadChannels, leadDetailsForm, leadStatuses } from '@estrada/domain/leads/index';
import type { LeadDetail } from '@estrada/endpoints/index';
import { PageHeading, StatusPill } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { useWindowTitle } from '@estrada/web/frame/use-window-title.ts';
import { MessageLines, useSentText } from '@estrada/web/messages/client-messages.tsx';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor, Button, Group, Title } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ClaimButton, LeadActs, useComparison, useNextStep, usePlannedStep } from './lead-acts.tsx';
import { strings } from './strings.ts';

// few leads come with a registration
const LeadRegistration = lazy(() =>
  import('./lead-registration.tsx').then((file) => ({ default: file.LeadRegistration })),
);

/** How often an open page is read again: another user may claim or contact in the meantime. */
const pollMs = 15_000;

/** One lead: its next step, how the person is reached, what is known of them, and its history. */
export function LeadPage({ id }: { id: string }) {
  const t = useStrings(strings);
  const query = useCall('readLead', { params: { id } }, { refetchInterval: pollMs });
  return (
    <>
      <Anchor component={Link} to={paths.leads} size="sm" className="leads-back">
        {t('back')}
      </Anchor>
      {query.data ? null : <PageHeading title={t('title')} />}
      <Loaded query={query} label={t('loading')}>
        {(lead) => <Lead lead={lead} />}
      </Loaded>
    </>
  );
}

function Lead({ lead }: { lead: LeadDetail }) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const next = useNextStep()(lead);
  const planned = usePlannedStep()(lead);
  const status = own(leadStatuses[lead.status]);
  useWindowTitle(`${lead.name} · ${status}`);
  return (
    <>
      <PageHeading
        eyebrow={t('eyebrow', { number: lead.number, channel: own(leadChannels[lead.channel]) })}
        title={lead.name}
        subtitle={next ?? status}
        actions={<LeadActs lead={lead} />}
      />
      <section className="leads-strip" aria-label={t('filter.status')}>
        <StatusPill tone={leadStatuses[lead.status].colour} size="lg" canWrap>
          {status}
        </StatusPill>
        {lead.attention ? <strong className="leads-late">{t(`attention.${lead.attention}`)}</strong> : null}
        {lead.claim ? <span>{t('claim.by', { name: lead.claim.byName })}</span> : null}
        {next === planned ? null : <span>{planned}</span>}
        <ClaimButton row={lead} />
      </section>
      <div className="leads-columns">
        <Card id="lead-person" title={t('person.title')}>
          <Person lead={lead} />
        </Card>
        {lead.customerFigures.length > 0 ? (
          <Card id="lead-figure" title={t('seen.title')}>
            <SeenFigure lead={lead} />
          </Card>
        ) : null}
        <Card id="lead-facts" title={t('facts.title')}>
          <Facts lead={lead} />
        </Card>
        <Card id="lead-history" title={t('history.title')}>
          <History lead={lead} />
        </Card>
        {lead.registration ? (
          <Card id="lead-registration" isWide title={t('registration.title')}>
            {lead.registration.isReadable ? (
              <Suspense fallback={null}>
                <LeadRegistration lead={lead} number={lead.registration.number} />
              </Suspense>
            ) : (
              <>
                <p>{t('registration.number', { number: lead.registration.number })}</p>
                <small>{t('registration.closed')}</small>
              </>
            )}
          </Card>
        ) : null}
      </div>
    </>
  );
}

/** @param isWide below the others, across the page */
function Card({
  id,
  title,
  isWide = false,
  children,
}: {
  id: string;
  title: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <section className="leads-card" data-wide={isWide || undefined} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Person({ lead }: { lead: LeadDetail }) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const { fields } = leadDetailsForm;
  const show = (value: string, format: (value: string) => string) =>
    lead.isMasked ? showMasked(value) : format(value);
  const before = (field: string) =>
    lead.submitted[field] ? <small>{t('person.submitted', { value: lead.submitted[field] })}</small> : null;
  return (
    <>
      <dl className="leads-lines">
        {lead.phone ? (
          <Line label={own(fields.phone)}>
            {show(lead.phone, formatPhone)} {before('phone')}
          </Line>
        ) : null}
        {lead.email ? (
          <Line label={own(fields.email)}>
            {show(lead.email, (email) => email)} {before('email')}
          </Line>
        ) : null}
        {lead.document ? (
          <Line label={own(fields.document)}>
            {show(lead.document, formatDocument)} {before('document')}
          </Line>
        ) : null}
        <Line label={own(fields.contactPreference)}>{own(contactWays[lead.contactPreference])}</Line>
        <Line label={own(fields.vehicleWanted)}>
          {[t(`vehicle.${lead.vehicleTypeId}`), lead.vehicleWanted].filter(Boolean).join(' · ')}{' '}
          {before('vehicleWanted')}
        </Line>
      </dl>
      {lead.consent ? <Consent consent={lead.consent} /> : null}
      {lead.isMasked ? <small>{t('person.masked')}</small> : <Reach lead={lead} />}
      <SentLinks lead={lead} />
    </>
  );
}

/** When the person agreed, and to which words. */
function Consent({ consent: { at, version, text } }: { consent: NonNullable<LeadDetail['consent']> }) {
  const t = useStrings(strings);
  const line = t('person.consent', { at: formatInstant(at), version });
  if (text === null) return <small>{line}</small>;
  return (
    <details className="leads-consent">
      <summary>{line}</summary>
      <p>{text}</p>
    </details>
  );
}

/** The figure that the person had on the screen, whether it is the same today, and those of earlier requests. */
function SeenFigure({ lead }: { lead: LeadDetail }) {
  const t = useStrings(strings);
  const comparison = useComparison(lead).data;
  const [figure, ...earlier] = lead.customerFigures;
  if (!figure) return null;
  const payments = (one: typeof figure) =>
    t('seen.payments', { term: one.termMonths, amount: formatMoney(one.installmentCents) });
  return (
    <>
      <p className="leads-seen">
        <strong>{payments(figure)}</strong>
        <span>{figure.vehicleLabel}</span>
      </p>
      <dl className="leads-lines">
        <Line label={t('seen.cet')}>{formatCet(figure.cetAnnualPct)}</Line>
        <Line label={t('seen.term')}>{t('seen.months', { count: figure.termMonths })}</Line>
        <Line label={t('seen.entry')}>{formatMoney(figure.entryValueCents)}</Line>
        <Line label={t('seen.price')}>{formatMoney(figure.vehicleValueCents)}</Line>
        {figure.offerName ? <Line label={t('seen.offer')}>{figure.offerName}</Line> : null}
        <Line label={t('seen.day')}>{formatDate(figure.quotedOn)}</Line>
        <Line label={t('seen.number')}>{figure.number}</Line>
      </dl>
      {comparison ? (
        <small role="status">{t(comparison.isSame ? 'seen.same' : comparison.now ? 'seen.other' : 'seen.gone')}</small>
      ) : null}
      {earlier.length > 0 ? (
        <>
          <small>{t('seen.earlier')}</small>
          <ul className="leads-earlier">
            {earlier.map((one) => (
              <li key={one.number}>
                {t('seen.line', { number: one.number, day: formatDate(one.quotedOn) })}: {one.vehicleLabel},{' '}
                {payments(one)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

/** Reaches the person by one click; what came of it is recorded with "Record a contact". */
function Reach({ lead: { phone, email } }: { lead: LeadDetail }) {
  const t = useStrings(strings);
  return (
    <Group gap="sm">
      {phone ? (
        <>
          <Button component="a" variant="default" href={callAddress(phone)} leftSection={<IconPhone size={16} />}>
            {t('person.call')}
          </Button>
          <Button
            component="a"
            variant="default"
            href={whatsAppAddress(phone)}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconBrandWhatsapp size={16} />}
          >
            {t('person.whatsapp')}
          </Button>
        </>
      ) : null}
      {email ? (
        <Button component="a" variant="default" href={`mailto:${email}`} leftSection={<IconMail size={16} />}>
          {t('person.email')}
        </Button>
      ) : null}
    </Group>
  );
}

/** The links that were sent to the person, and one to their registration while they have not filled it in. */
function SentLinks({ lead: { id, can, registration } }: { lead: LeadDetail }) {
  const t = useStrings(strings);
  const textOf = useSentText();
  const send = useAct('sendLeadLink', { reload: ['readLeadMessages', 'readLead', 'listLeads'], alert: true });
  const { data } = useCall('readLeadMessages', { params: { id } }, { refetchInterval: pollMs });
  const run = async () => {
    const sent = await send.run({ params: { id } }).catch(() => null);
    if (sent) showAlert({ type: 'success', text: textOf(sent) });
  };
  return (
    <>
      <MessageLines items={data?.items ?? []} />
      {can.update && registration === null ? (
        <div>
          <Button variant="default" loading={send.isBusy} onClick={() => void run()}>
            {t('person.sendLink')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Facts({ lead }: { lead: LeadDetail }) {
  const t = useStrings(strings);
  const { can } = useSignedIn();
  return (
    <dl className="leads-lines">
      <Line label={t('facts.dealer')}>{lead.dealer.tradingName}</Line>
      <Line label={t('facts.owner')}>{lead.owner?.name ?? t('owner.none')}</Line>
      {lead.source ? <Line label={t('facts.source')}>{lead.source}</Line> : null}
      <Line label={t('facts.created')}>{formatInstant(lead.createdAt)}</Line>
      {lead.minutesToFirstContact === null ? null : (
        <Line label={t('facts.first')}>{t('facts.minutes', { count: lead.minutesToFirstContact })}</Line>
      )}
      {lead.expiresOn ? <Line label={t('facts.expires')}>{formatDate(lead.expiresOn)}</Line> : null}
      {lead.reason ? <Line label={t('facts.reason')}>{lead.reason}</Line> : null}
      {lead.crm?.at ? (
        <Line label={t('facts.crm')}>
          {t(`crm.${lead.crm.state}`, { at: formatInstant(lead.crm.at), version: lead.crm.version })}
        </Line>
      ) : null}
      {lead.simulation ? (
        <Line label={t('facts.simulation')}>
          {can('simulator') ? (
            <Anchor component={Link} to={paths.savedSimulation(lead.simulation.id)}>
              {lead.simulation.code}
            </Anchor>
          ) : (
            lead.simulation.code
          )}
        </Line>
      ) : null}
      {lead.proposal ? (
        <Line label={t('facts.proposal')}>
          <Anchor component={Link} to={paths.proposal(lead.proposal.id)}>
            {lead.proposal.number}
          </Anchor>
        </Line>
      ) : null}
      {lead.previousId ? (
        <Line label={t('facts.previous')}>
          <Anchor component={Link} to={paths.lead(lead.previousId)}>
            {t('facts.open')}
          </Anchor>
        </Line>
      ) : null}
    </dl>
  );
}

/** Newest first: who, when, what, and the note. */
function History({ lead }: { lead: LeadDetail }) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  return (
    <ol className="leads-history">
      {lead.history.toReversed().map(({ at, event, how, actorName, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added, at the other end
        <li key={lead.history.length - index}>
          <strong>
            {t(`event.${event as 'create'}`)}
            {how ? ` · ${own(contactWays[how])}` : ''}
          </strong>
          <span>{t('history.by', { at: formatMoment(at), actor: actorName })}</span>
          {note ? <span>{note}</span> : null}
        </li>
      ))}
    </ol>
  );
}
