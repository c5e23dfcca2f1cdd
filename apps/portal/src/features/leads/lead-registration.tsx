import { pickText } from '@estrada/domain/errors/index';
import { formatInstant } from '@estrada/domain/formats/index';
import { fieldsOf } from '@estrada/domain/forms/rows';
import { registrationRows } from '@estrada/domain/proposals/registration/index';
import { isInSection, webFormSteps } from '@estrada/domain/web-form/index';
import type { LeadDetail } from '@estrada/endpoints/index';
import type { CallAnswer } from '@estrada/web/calls/call-types.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { FactList, hasValue } from '@estrada/web/records/rows/fact-list.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Title } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { passedOf } from './lead-acts.tsx';
import { strings } from './strings.ts';

type Registration = CallAnswer<'readLeadRegistration'>;

/** What the person registered, opened on request: each reading is in the trail. */
export function LeadRegistration({ lead, number }: { lead: LeadDetail; number: string }) {
  const t = useStrings(strings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>{t('registration.number', { number })}</p>
      {isOpen ? (
        <OpenRegistration lead={lead} />
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('registration.show')}
        </Button>
      )}
    </>
  );
}

function OpenRegistration({ lead }: { lead: LeadDetail }) {
  const t = useStrings(strings);
  const query = useCall(
    'readLeadRegistration',
    { params: { id: lead.id } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  return (
    <Loaded query={query} label={t('loading')}>
      {(registration) => <Facts lead={lead} registration={registration} />}
    </Loaded>
  );
}

function Facts({ lead, registration }: { lead: LeadDetail; registration: Registration }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { client, consent, documents, sentAt } = registration;
  const all = registrationRows[client.personType].filter(({ name }) => name === 'client');
  const fields = fieldsOf(all);
  return (
    <>
      <small>{t('registration.sent', { at: formatInstant(sentAt) })}</small>
      {lead.can.simulate ? (
        <Button
          component={Link}
          to={paths.simulator}
          state={{ lead: { ...passedOf(lead, undefined), ...statedIn(client) } }}
          leftSection={<IconFileText size={16} aria-hidden="true" />}
        >
          {t('registration.propose')}
        </Button>
      ) : null}
      {webFormSteps[client.personType].map((step) => (
        <section key={step.id}>
          <Title order={3} size="h4" mb="xs">
            {pickText(step, language)}
          </Title>
          <FactList
            all={all}
            values={{ client }}
            rows={fields.filter(
              (field) =>
                hasValue(field, { client }) &&
                step.sections.some((section) => isInSection(section, field.path.replace('client.', ''))),
            )}
          />
        </section>
      ))}
      <section>
        <Title order={3} size="h4" mb="xs">
          {t('registration.documents')}
        </Title>
        <ul>
          {documents.map(({ kind, name, files }) => (
            <li key={kind}>{t('registration.files', { name, count: files.length })}</li>
          ))}
        </ul>
        <small>{t('registration.documents.text')}</small>
      </section>
      <details>
        <summary>{t('person.consent', { at: formatInstant(consent.at), version: consent.version })}</summary>
        <p>{consent.text}</p>
      </details>
    </>
  );
}

/** What the simulator asks of a client besides the data of a lead. */
const statedIn = (client: Registration['client']) =>
  client.personType === 'PJ'
    ? { monthlyIncomeCents: client.financialData.monthlyRevenueCents }
    : {
        birthDate: client.identification.birthDate,
        monthlyIncomeCents: client.occupation.monthlyIncomeCents,
        additionalIncomeCents: client.occupation.additionalIncomeCents,
      };
