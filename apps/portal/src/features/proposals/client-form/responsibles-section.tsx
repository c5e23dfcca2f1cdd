import { companyResponsibleRoles } from '@estrada/domain/enumerations/index';
import { DocumentInput } from '@estrada/ui/index';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { choicesOf } from './choices.ts';
import { useClientFormState } from './client-form-context.ts';
import { focusField } from './focus-field.ts';
import { strings } from './strings.ts';
import { useField } from './use-field.ts';

/** The call takes no more. */
const maxResponsibles = 10;

/** The people who answer for a company: added, filled in and taken away one by one. */
export function ResponsiblesSection() {
  const t = useStrings(strings);
  const { form, refusals } = useClientFormState();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'client.responsibles' });
  const refusal = fields.length === 0 ? refusals.find(({ path }) => path === 'client.responsibles') : undefined;
  return (
    <Stack gap="md">
      {fields.length === 0 ? <Text c="dimmed">{t('responsible.none')}</Text> : null}
      {refusal ? (
        <Text c="var(--mantine-color-error)" size="sm" id="client.responsibles.problem">
          {refusal.message}
        </Text>
      ) : null}
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="proposal-responsible">
          <legend>{t('responsible.title', { position: index + 1 })}</legend>
          <ResponsibleFields index={index} />
          <Group justify="flex-end" mt="xs">
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              onClick={() => {
                remove(index);
                focusField('client.responsibles');
              }}
            >
              {t('responsible.remove', { position: index + 1 })}
            </Button>
          </Group>
        </fieldset>
      ))}
      <Group>
        <Button
          id="client.responsibles"
          variant="default"
          aria-describedby={refusal ? 'client.responsibles.problem' : undefined}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          disabled={fields.length >= maxResponsibles}
          onClick={() =>
            append(
              { role: 'ADMINISTRATOR', name: '', documentNr: '' },
              { focusName: `client.responsibles.${fields.length}.name` },
            )
          }
        >
          {t('responsible.add')}
        </Button>
      </Group>
    </Stack>
  );
}

function ResponsibleFields({ index }: { index: number }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const path = `client.responsibles.${index}` as const;
  const role = useField(`${path}.role`);
  const name = useField(`${path}.name`);
  const documentNr = useField(`${path}.documentNr`);
  return (
    <div className="proposal-fields">
      <Select
        {...role}
        id={`${path}.role`}
        label={t('client.responsibles.role')}
        required
        allowDeselect={false}
        data={choicesOf(companyResponsibleRoles, language)}
        onChange={(next) => role.onChange(next ?? 'ADMINISTRATOR')}
      />
      <div className="proposal-field-wide">
        <TextInput
          {...name}
          id={`${path}.name`}
          label={t('client.responsibles.name')}
          required
          autoComplete="off"
          onChange={(event) => name.onChange(event.currentTarget.value)}
        />
      </div>
      <DocumentInput
        {...documentNr}
        id={`${path}.documentNr`}
        label={t('client.responsibles.documentNr')}
        required
        kind="PF"
      />
    </div>
  );
}
