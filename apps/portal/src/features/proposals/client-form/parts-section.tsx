import { companyResponsibleRoles } from '@estrada/domain/enumerations/index';
import { DocumentInput } from '@estrada/ui/index';
import { focusField } from '@estrada/web/records/form/focus-field.ts';
import { useParts } from '@estrada/web/records/form/use-parts.ts';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { choicesOf } from './choices.ts';
import type { ResponsibleValues } from './form-values.ts';
import { strings } from './strings.ts';
import { useField } from './use-field.ts';

const noResponsible: ResponsibleValues = { role: 'ADMINISTRATOR', name: '', documentNr: '' };
/** The call takes no more. */
const maxResponsibles = 10;

/** The people who answer for a company: added, filled in and taken away one by one. */
export function ResponsiblesSection() {
  const t = useStrings(strings);
  const { keys, add, remove, error } = useParts('client.responsibles', noResponsible, 'name');
  const isFull = keys.length >= maxResponsibles;
  return (
    <Stack gap="md">
      {keys.length === 0 ? <Text c="dimmed">{t('responsible.none')}</Text> : null}
      {error ? (
        <Text c="var(--mantine-color-error)" size="sm" id="client.responsibles.problem">
          {error}
        </Text>
      ) : null}
      {keys.map((key, index) => (
        <fieldset key={key} className="proposal-responsible">
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
          aria-describedby={error ? 'client.responsibles.problem' : isFull ? 'client.responsibles.full' : undefined}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          disabled={isFull}
          onClick={add}
        >
          {t('responsible.add')}
        </Button>
        {isFull ? (
          <Text size="sm" c="dimmed" id="client.responsibles.full">
            {t('responsible.most', { max: maxResponsibles })}
          </Text>
        ) : null}
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
