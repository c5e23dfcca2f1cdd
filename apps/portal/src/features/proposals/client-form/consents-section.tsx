import { consentTexts } from '@estrada/domain/proposals/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Checkbox, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { type FieldError, useFormContext } from 'react-hook-form';
import type { FormValues } from './form-values.ts';
import { strings } from './strings.ts';
import { useField } from './use-field.ts';

const kinds = ['creditRegistry', 'privacyNotice'] as const;

/** The two texts the client agrees to before the credit bureau may be queried; recorded with the next save. */
export function ConsentsSection() {
  const t = useStrings(strings);
  const { errors } = useFormContext<FormValues>().formState;
  // it is the pair of them that the server refuses
  const refusal = (errors.consents as FieldError | undefined)?.message;
  return (
    <Stack gap="md">
      <Text c="dimmed" size="sm">
        {t('consents.hint')}
      </Text>
      {kinds.map((kind) => (
        <ConsentField key={kind} kind={kind} refusal={refusal} />
      ))}
    </Stack>
  );
}

function ConsentField({ kind, refusal }: { kind: (typeof kinds)[number]; refusal: string | undefined }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const path = `consents.${kind}` as const;
  const { value, onChange, error: _none, ...field } = useField(path);
  const textId = `${path}.text`;
  return (
    <div className="proposal-consent">
      <Checkbox
        {...field}
        id={path}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={t(path)}
        required
        aria-describedby={textId}
        error={value ? undefined : refusal}
      />
      <Text size="sm" c="dimmed" mt={6} id={textId}>
        {language === 'en' ? consentTexts[kind].en : consentTexts[kind].pt}
      </Text>
    </div>
  );
}

/** Said in place of the texts once the authorisation is on record. */
export function ConsentsRecorded() {
  const t = useStrings(strings);
  return (
    <p className="proposal-recorded">
      <IconCircleCheck size={18} aria-hidden="true" />
      {t('consents.recorded')}
    </p>
  );
}
