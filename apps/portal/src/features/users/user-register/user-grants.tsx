import { isRole, type UserPermission } from '@estrada/domain/access/index';
import { permissionsOf } from '@estrada/domain/identity/index';
import type { UserDetail } from '@estrada/endpoints/index';
import { FormSection } from '@estrada/ui/index';
import { RetryHint } from '@estrada/web/failure/retry-hint/retry-hint.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Checkbox, MultiSelect, Stack } from '@mantine/core';
import { Controller, useController, useFormContext, useWatch } from 'react-hook-form';
import { strings } from '../strings.ts';
import { useRegionChoices } from '../user-queries.ts';
import { useMayGive } from './use-may-give.ts';
import { UserDealers } from './user-dealers.tsx';
import { typeOf, type UserFields } from './user-values.ts';

/** The fields of the selected profile: dealers or branches, and the permissions that apply to it. */
export function UserGrants({ user }: { user: UserDetail | null }) {
  const t = useStrings(strings);
  const { control } = useFormContext<UserFields>();
  const groupName = useWatch({ control, name: 'groupName' });
  const permissions = isRole(groupName) ? permissionsOf(groupName) : [];
  return (
    <>
      {typeOf(groupName) === 'DEALER' ? (
        <FormSection id="dealers" title={t('section.dealers')}>
          <UserDealers />
        </FormSection>
      ) : null}
      {groupName === 'representante' ? (
        <FormSection id="regions" title={t('section.regions')}>
          <UserRegions current={user?.regions ?? []} />
        </FormSection>
      ) : null}
      {permissions.length > 0 ? (
        <FormSection id="permissions" title={t('section.permissions')}>
          <UserPermissions names={permissions} user={user} />
        </FormSection>
      ) : null}
    </>
  );
}

function UserRegions({ current }: { current: UserDetail['regions'] }) {
  const t = useStrings(strings);
  const { control } = useFormContext<UserFields>();
  const { field, fieldState } = useController({ control, name: 'regions' });
  const { regions, hasFailed, retry } = useRegionChoices();
  const kept = current
    .filter(({ id }) => !regions.some(({ value }) => value === id))
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <MultiSelect
        ref={field.ref}
        id="regions"
        label={t('field.regions')}
        required
        searchable
        autoComplete="off"
        data={[...kept, ...regions]}
        value={field.value}
        error={fieldState.error?.message}
        onBlur={field.onBlur}
        onChange={field.onChange}
      />
      {hasFailed ? <RetryHint onRetry={retry} /> : null}
    </>
  );
}

function UserPermissions({ names, user }: { names: readonly UserPermission[]; user: UserDetail | null }) {
  const t = useStrings(strings);
  const { control } = useFormContext<UserFields>();
  const mayGive = useMayGive(user);
  return (
    <Stack gap="sm">
      {names.map((name) => (
        <Controller
          key={name}
          control={control}
          name={`permissions.${name}`}
          render={({ field }) => (
            <Checkbox
              ref={field.ref}
              label={t(`permission.${name}`)}
              checked={field.value}
              description={mayGive(name) ? undefined : t('permission.notYours')}
              disabled={!mayGive(name)}
              onBlur={field.onBlur}
              onChange={(event) => field.onChange(event.currentTarget.checked)}
            />
          )}
        />
      ))}
    </Stack>
  );
}
