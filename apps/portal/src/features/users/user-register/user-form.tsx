import { normaliseUser } from '@estrada/domain/identity/index';
import type { UserDetail } from '@estrada/endpoints/index';
import { FormFields, FormSection, WideField } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { useReload } from '@estrada/web/calls/use-call.ts';
import { RetryHint } from '@estrada/web/failure/retry-hint/retry-hint.tsx';
import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { ChoiceField, TextField } from '@estrada/web/records/form/form-fields.tsx';
import { RecordNotices } from '@estrada/web/records/form/record-notices.tsx';
import { SaveBar } from '@estrada/web/records/form/save-bar.tsx';
import { useRecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Text, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { strings } from '../strings.ts';
import { changedByUser, useGrantableGroups } from '../user-queries.ts';
import { useMayGive } from './use-may-give.ts';
import { useShowValue } from './use-show-value.ts';
import { UserGrants } from './user-grants.tsx';
import {
  fieldProblems,
  noUser,
  toFormRecord,
  toUserForm,
  typeOf,
  type UserFields,
  usualPermissions,
} from './user-values.ts';

const fieldOf = (path: string) => path.split('.')[0] as keyof UserFields;

/** Reads and writes one user. */
function callsFor(user: UserDetail | null) {
  const toBody = (fields: UserFields) => normaliseUser(toUserForm(fields));
  if (!user)
    return {
      send: (fields: UserFields) =>
        api.registerUser({
          params: { type: typeOf(fields.groupName) ?? 'DEALER' },
          body: toBody(fields),
        }),
    };
  const params = { type: user.userType, username: user.username };
  return {
    send: (fields: UserFields, version: number) => api.updateUser({ params, body: { ...toBody(fields), version } }),
    readCurrent: async () => toFormRecord(await api.readUser({ params })),
  };
}

/** The registration of a user, new (`null`) or known. @param backTo the list that it was opened from */
export function UserForm({ user, backTo }: { user: UserDetail | null; backTo: string }) {
  const t = useStrings(strings);
  const roleName = useRoleName();
  const mayGive = useMayGive(user);
  const navigate = useNavigate();
  const reload = useReload();
  const { groups, hasFailed, retry } = useGrantableGroups(user?.userType ?? null);
  const saved = useMemo(() => (user ? toFormRecord(user) : noUser), [user]);
  const record = useRecordForm<UserFields, UserDetail>({
    draftKey: `user.${user?.id ?? 'new'}`,
    saved,
    problemsOf: fieldProblems,
    ...callsFor(user),
    onSaved: () => {
      void reload(...changedByUser);
      showAlert({ type: 'success', text: t(user ? 'form.saved' : 'form.registered'), survivesNavigation: true });
      navigate(backTo);
    },
  });
  const versions = [
    saved.values,
    record.form.getValues(),
    ...(record.conflict ? [record.conflict.current.values] : []),
  ];
  const showValue = useShowValue(versions);
  const sayGroup = (groupName: string) => `${roleName(groupName)} · ${typeOf(groupName) ?? ''}`;
  const held = user?.groups[0]?.groupName;
  return (
    <FormProvider {...record.form}>
      <form onSubmit={record.submit} noValidate>
        <RecordNotices<UserFields>
          record={record}
          labelOf={(path) => t(`field.${fieldOf(path)}`)}
          showValue={(path, value) => showValue(fieldOf(path), value)}
          // the permissions are one field
          rowOf={fieldOf}
        />
        <FormSection id="identification" title={t('section.identification')}>
          <FormFields>
            <ChoiceField
              name="groupName"
              label={t('field.groupName')}
              options={groups.map((groupName) => ({ value: groupName, label: sayGroup(groupName) }))}
              held={held === undefined ? undefined : { value: held, label: sayGroup(held) }}
              onChanged={(groupName) =>
                record.form.setValue('permissions', usualPermissions(groupName, mayGive), { shouldDirty: true })
              }
            />
            {user ? (
              <TextInput label={t('field.username')} value={user.username} disabled />
            ) : (
              <TextField name="username" label={t('field.username')} />
            )}
            <WideField>
              <TextField name="name" label={t('field.name')} />
            </WideField>
            <WideField>
              <TextField name="email" label={t('field.email')} />
            </WideField>
          </FormFields>
          {hasFailed ? <RetryHint onRetry={retry} /> : null}
        </FormSection>
        <UserGrants user={user} />
        {user ? (
          <Text size="sm" c="dimmed" my="md">
            {t('form.endsSession')}
          </Text>
        ) : null}
        <SaveBar record={record} saveLabel={t(user ? 'form.save' : 'form.register')} cancelTo={backTo} />
      </form>
    </FormProvider>
  );
}
