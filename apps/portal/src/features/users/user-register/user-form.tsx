import type { UserPermission } from '@estrada/domain/access/index';
import { formatDocument } from '@estrada/domain/formats/index';
import { normaliseUser } from '@estrada/domain/identity/index';
import type { UserDealer, UserDetail } from '@estrada/endpoints/index';
import { DocumentInput, FormFields, FormSection, WideField } from '@estrada/ui/index';
import { RetryHint } from '@estrada/web/failure/retry-hint/retry-hint.tsx';
import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { ChoiceField, MaskedField, TextField } from '@estrada/web/records/form/form-fields.tsx';
import { RecordFormFrame } from '@estrada/web/records/page/record-form-frame.tsx';
import { useRecordEditor } from '@estrada/web/records/page/use-record-editor.ts';
import type { RecordParams } from '@estrada/web/records/record-api.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { strings } from '../strings.ts';
import { userCalls } from '../user-calls.ts';
import { useGrantableGroups, useRegionChoices } from '../user-queries.ts';
import { useMayGive } from './use-may-give.ts';
import { UserGrants } from './user-grants.tsx';
import {
  dealerLabel,
  fieldProblems,
  noFields,
  toUserForm,
  typeOf,
  type UserFields,
  userFields,
  usualPermissions,
} from './user-values.ts';

/**
 * Shows a value of the form as text, for comparing two versions.
 *
 * @param versions all of them: one contains the whole dealer, another only its id
 */
function useShowValue(versions: readonly UserFields[]) {
  const t = useStrings(strings);
  const roleName = useRoleName();
  const dealerNames = new Map(
    versions.flatMap(({ dealers }) => dealers.map((one) => [one.id, dealerLabel(one)] as const)),
  );
  const isOfBranches = versions.some(({ regions }) => regions.length > 0);
  const regionNames = new Map(useRegionChoices(isOfBranches).regions.map(({ value, label }) => [value, label]));
  return (name: keyof UserFields, value: unknown): string => {
    switch (name) {
      case 'groupName':
        return roleName(String(value));
      case 'dealers':
        return (value as UserDealer[]).map(dealerLabel).join(', ');
      case 'dealerDefault':
        return dealerNames.get(String(value)) ?? '';
      case 'regions':
        return (value as string[]).map((id) => regionNames.get(id) ?? id).join(', ');
      case 'document':
        return formatDocument(String(value));
      case 'permissions':
        return Object.entries(value as Record<UserPermission, boolean>)
          .flatMap(([permission, isOn]) => (isOn ? [t(`permission.${permission as UserPermission}`)] : []))
          .join(', ');
      default:
        return String(value);
    }
  };
}

const fieldOf = (path: string) => path.split('.')[0] as keyof UserFields;

/** The registration of a user, new (`null`) or existing. @param backTo the list that it was opened from */
export function UserForm({ user, backTo }: { user: UserDetail | null; backTo: string }) {
  const t = useStrings(strings);
  const roleName = useRoleName();
  const mayGive = useMayGive(user);
  const navigate = useNavigate();
  const { groups, hasFailed, retry } = useGrantableGroups(user?.userType ?? null);
  const known: RecordParams | null = user && { type: user.userType, username: user.username };
  const editor = useRecordEditor<UserFields, UserDetail>({
    kind: userCalls,
    shape: {
      none: noFields,
      valuesOf: userFields,
      problemsOf: fieldProblems,
      inputOf: (fields) => ({
        params: known ?? { type: typeOf(fields.groupName) ?? 'DEALER' },
        body: normaliseUser(toUserForm(fields)),
      }),
    },
    record: user,
    onSaved: () => void navigate(backTo),
  });
  const versions = [editor.base, editor.form.getValues(), ...(editor.conflict ? [editor.conflict.current.values] : [])];
  const showValue = useShowValue(versions);
  const sayGroup = (groupName: string) => {
    const type = typeOf(groupName);
    return type ? `${roleName(groupName)} · ${t(`tab.${type}`)}` : roleName(groupName);
  };
  const group = user?.groups[0]?.groupName;
  const groupName = useWatch({ control: editor.form.control, name: 'groupName' });
  return (
    <RecordFormFrame<UserFields>
      record={editor}
      isNew={user === null}
      labelOf={(path) => t(`field.${fieldOf(path)}`)}
      showValue={(path, value) => showValue(fieldOf(path), value)}
      // the permissions are one field
      rowOf={fieldOf}
      cancelTo={backTo}
    >
      <FormSection id="identification" title={t('section.identification')}>
        <FormFields>
          <ChoiceField
            name="groupName"
            label={t('field.groupName')}
            options={groups.map((groupName) => ({ value: groupName, label: sayGroup(groupName) }))}
            current={group === undefined ? undefined : { value: group, label: sayGroup(group) }}
            onChanged={(groupName) =>
              editor.form.setValue('permissions', usualPermissions(groupName, mayGive), { shouldDirty: true })
            }
          />
          {user ? (
            <TextInput label={t('field.username')} value={user.username} disabled />
          ) : (
            <TextField name="username" label={t('field.username')} />
          )}
          {groupName === 'customer' ? (
            <MaskedField as={DocumentInput} name="document" label={t('field.document')} />
          ) : null}
          <WideField>
            <TextField name="name" label={t('field.name')} />
          </WideField>
          <WideField>
            <TextField name="email" label={t('field.email')} />
          </WideField>
          {typeOf(groupName) === 'GMF' ? (
            <WideField>
              <TextField
                name="redirectURL"
                required={false}
                label={t('field.redirectURL')}
                description={t('field.redirectURLHint')}
              />
            </WideField>
          ) : null}
        </FormFields>
        {hasFailed ? <RetryHint onRetry={retry} /> : null}
      </FormSection>
      <UserGrants user={user} />
      {user ? (
        <Text size="sm" c="dimmed" my="md">
          {t('form.endsSession')}
        </Text>
      ) : null}
    </RecordFormFrame>
  );
}
