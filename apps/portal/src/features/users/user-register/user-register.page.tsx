import './user-facts.css';
import type { UserType } from '@estrada/domain/access/index';
import { formatDate } from '@estrada/domain/formats/index';
import type { UserDetail } from '@estrada/endpoints/index';
import { FormSection } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { HistoryPanel } from '@estrada/web/records/history/history-panel.tsx';
import { RecordFormPage } from '@estrada/web/records/page/record-form-page.tsx';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import type { KeyOf } from '@estrada/web/strings/string-types.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings } from '../strings.ts';
import { userCalls } from '../user-calls.ts';
import { UserForm } from './user-form.tsx';
import { dealerLabel } from './user-values.ts';

/** Fields of the audit trail and their labels on this page. */
const trailFields: Readonly<Record<string, KeyOf<typeof strings>>> = {
  role: 'field.groupName',
  name: 'field.name',
  email: 'field.email',
  redirectURL: 'field.redirectURL',
  dealers: 'field.dealers',
  dealerDefault: 'field.dealerDefault',
  regions: 'field.regions',
  createPropose: 'permission.createPropose',
  viewPaymentReport: 'permission.viewPaymentReport',
  insuranceContracting: 'permission.insuranceContracting',
  enabled: 'history.enabled',
  isBlocked: 'history.isBlocked',
  language: 'history.language',
  certificationNumber: 'field.certificationNumber',
  certificationIssuer: 'field.certificationIssuer',
  certificationStart: 'field.certificationStart',
  certificationEnd: 'field.certificationEnd',
};

const languageNames: Readonly<Record<string, string>> = { 'pt-BR': 'Português', en: 'English' };

/** The history of a user. */
function UserHistory({ userId }: { userId: string }) {
  const t = useStrings(strings);
  const roleName = useRoleName();
  const showValue = (field: string, value: string) => {
    if (field === 'role') return roleName(value);
    if (field === 'certificationStart' || field === 'certificationEnd') return formatDate(value);
    return (field === 'language' && languageNames[value]) || value;
  };
  return (
    <HistoryPanel
      entity="user"
      entityId={userId}
      labelOf={(field) => {
        const key = trailFields[field];
        return key && t(key);
      }}
      showValue={showValue}
    />
  );
}

/** A read-only user. */
function UserFacts({ user }: { user: UserDetail }) {
  const t = useStrings(strings);
  const roleName = useRoleName();
  const { say, sayGendered } = useRecordStrings(userCalls.words.nouns);
  const { administrativeStatus } = user;
  const status = administrativeStatus === 'blocked' ? t('status.blocked') : sayGendered(administrativeStatus);
  const facts: [string, string][] = [
    [t('field.groupName'), user.groups.map(({ groupName }) => roleName(groupName)).join(', ')],
    [t('field.email'), user.email],
    [say('status'), status],
    [t('field.dealers'), user.dealers.map(dealerLabel).join(', ')],
    [t('field.regions'), user.regions.map(({ name }) => name).join(', ')],
  ];
  return (
    <>
      <Text mb="md">{t('form.notYours')}</Text>
      <FormSection id="identification" title={t('section.identification')}>
        <dl className="user-facts">
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </FormSection>
    </>
  );
}

/** `/users/register` for a new user, `/users/register?tipo=…&usuario=…` for an existing one. */
export function Page() {
  const [address] = useSearchParams();
  const username = address.get('usuario');
  const type: UserType = address.get('tipo') === 'GMF' ? 'GMF' : 'DEALER';
  const query = useCall('readUser', username ? { params: { type, username } } : null);
  return (
    <RecordFormPage
      key={username && `${type} ${username}`}
      nouns={userCalls.words.nouns}
      listPath={paths.users}
      query={username ? query : null}
      about={(user) => `${user.username} · ${user.name}`}
      form={(user, backTo) => <UserForm user={user} backTo={backTo} />}
      history={(user) => <UserHistory userId={user.id} />}
      facts={(user) => <UserFacts user={user} />}
    />
  );
}
