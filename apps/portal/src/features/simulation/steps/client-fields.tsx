import { DateInput, DocumentInput, MoneyInput, PhoneInput } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { type ClientNeed, type FieldName, neededFields } from '../model/check-draft.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/** The client's data. Fields that `need` does not require are optional. */
export function ClientFields({ need, focusesDocument = false }: { need: ClientNeed; focusesDocument?: boolean }) {
  const t = useStrings(strings);
  const { draft, update, errors } = useSharedSimulator();
  const isPerson = draft.personType === 'PF';
  const required = neededFields(draft.personType, need);
  const of = (field: FieldName) => ({
    error: errors.of(field),
    required: required.includes(field),
    onBlur: () => errors.leave(field),
  });
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
      {draft.saved?.isMasked ? (
        <Text size="sm" style={{ gridColumn: '1 / -1' }}>
          {t('client.masked')}
        </Text>
      ) : null}
      <DocumentInput
        key={draft.personType}
        {...of('document')}
        // a dialog opens with the focus here, not at its close button
        data-autofocus={focusesDocument || undefined}
        label={isPerson ? t('cpf') : t('cnpj')}
        kind={draft.personType}
        value={isPerson ? draft.cpf : draft.cnpj}
        onChange={(value) => update(isPerson ? { cpf: value } : { cnpj: value })}
      />
      {isPerson ? null : (
        <TextInput
          {...of('companyName')}
          label={t('companyName')}
          autoComplete="off"
          maxLength={100}
          value={draft.companyName}
          onChange={(event) => update({ companyName: event.currentTarget.value })}
        />
      )}
      <TextInput
        {...of('name')}
        label={isPerson ? t('name') : t('contactName')}
        autoComplete="off"
        maxLength={100}
        value={draft.name}
        onChange={(event) => update({ name: event.currentTarget.value })}
      />
      {isPerson ? (
        <DateInput
          {...of('birthDate')}
          label={t('birthDate')}
          placeholder={t('dayHint')}
          value={draft.birthDate}
          onChange={(birthDate) => update({ birthDate })}
        />
      ) : null}
      <PhoneInput {...of('phone')} label={t('phone')} value={draft.phone} onChange={(phone) => update({ phone })} />
      <TextInput
        {...of('email')}
        label={t('email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={draft.email}
        onChange={(event) => update({ email: event.currentTarget.value })}
      />
      <MoneyInput
        {...of('monthlyIncomeCents')}
        label={isPerson ? t('income') : t('revenue')}
        value={draft.monthlyIncomeCents}
        onChange={(monthlyIncomeCents) => update({ monthlyIncomeCents })}
      />
      {isPerson ? (
        <MoneyInput
          {...of('additionalIncomeCents')}
          label={t('additionalIncome')}
          value={draft.additionalIncomeCents ?? null}
          onChange={(additionalIncomeCents) => update({ additionalIncomeCents })}
        />
      ) : null}
    </SimpleGrid>
  );
}
