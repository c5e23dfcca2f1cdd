import type { UserDetail } from '@estrada/endpoints/index';
import { FormSection } from '@estrada/ui/index';
import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { strings } from '../strings.ts';
import { userCalls } from '../user-calls.ts';
import './user-facts.css';
import { dealerLabel } from './user-values.ts';

/** A user that the person may look at only. */
export function UserFacts({ user }: { user: UserDetail }) {
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
