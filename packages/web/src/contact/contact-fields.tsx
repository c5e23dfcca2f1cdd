import { pickText, type Texts } from '@estrada/domain/errors/index';
import { contactWayIds, contactWays } from '@estrada/domain/leads/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import { PhoneInput } from '@estrada/ui/index';
import { Checkbox, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../calls/api-error.ts';
import { defineStrings } from '../strings/define-strings.ts';
import { useLanguage } from '../strings/use-language.ts';
import { useMessages } from '../strings/use-messages.ts';
import { useStrings } from '../strings/use-strings.ts';

/** The strings of the contact fields. */
export const contactFieldStrings = defineStrings('contact-fields', {
  phone: ['Telefone com DDD', 'Telephone with area code'],
  email: ['E-mail', 'E-mail'],
  way: ['Como prefere que falem com você?', 'How do you prefer to be contacted?'],
  'consent.version': ['Versão do texto: {version}', 'Version of the text: {version}'],
  'consent.required': ['Para continuar, concorde com o texto acima', 'To continue, agree to the text above'],
});

export type ContactWay = keyof typeof contactWays;
type Contact = { phone: string; email: string; contactPreference: ContactWay };
type Problem = { readonly path: string; readonly key: string };

/**
 * What a person without a login types to be contacted: nothing is refused before the first attempt, a refusal of the server
 * stays at its field until something is changed, and one that belongs to no field is `failure`.
 *
 * @param problemsOf the invalid fields, as the server checks them
 * @param missing what else the page requires: its path, and why
 * @param send may throw an ApiError
 */
export function useContactForm<Typed extends Contact>({
  first,
  problemsOf,
  missing = [],
  send,
}: {
  first: () => Typed;
  problemsOf: (typed: Typed) => readonly Problem[];
  missing?: readonly (readonly [path: string, words: string])[];
  send: (typed: Typed) => Promise<void>;
}) {
  const t = useStrings(contactFieldStrings);
  const message = useMessages();
  const [typed, setTyped] = useState(first);
  const [agrees, setAgrees] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const own = new Map<string, string>([
    ...missing,
    ...problemsOf(typed).map(({ path, key }) => [path, message(key as MessageKey)] as const),
    ...(agrees ? [] : [['consentVersion', t('consent.required')] as const]),
  ]);
  const forget = () => setRefused(new Map());

  async function submit(): Promise<void> {
    setChecked(true);
    setFailure(null);
    if (own.size > 0) return setRefusals((count) => count + 1);
    try {
      await send(typed);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // fields of the page alone: what the person cannot correct there is shown below them
      const shown = new Set([...Object.keys(typed), 'dealerId', 'consentVersion']);
      const atFields = error.fields.filter(({ path }) => shown.has(path));
      setRefused(new Map(atFields.map(({ path, message }) => [path, message])));
      if (atFields.length === 0) setFailure(error.words);
      setRefusals((count) => count + 1);
    }
  }

  return {
    typed,
    type: (part: Partial<Typed>) => {
      setTyped({ ...typed, ...part });
      forget();
    },
    agrees,
    agree: (value: boolean) => {
      setAgrees(value);
      forget();
    },
    problem: (path: string) => (isChecked && own.get(path)) || refused.get(path),
    /** another answer of the page: what was refused may be right now */
    forget,
    failure,
    /** their number: the focus goes to the first refused field after each */
    refusals,
    submit,
  };
}

type ContactForm = Pick<ReturnType<typeof useContactForm<Contact>>, 'typed' | 'problem'> & {
  type: (part: Partial<Contact>) => void;
};

/** Few options, all visible, in the look of the page. */
export type OptionsField = (props: {
  label: string;
  value: string;
  options: readonly { id: string; label: ReactNode }[];
  error?: string | undefined;
  onChoose: (id: string) => void;
}) => ReactNode;

/** How a person is reached: by telephone, e-mail or both, and what they prefer. */
export function ContactFields({
  form: { typed, type, problem },
  phoneLabel,
  hint,
  options: Options,
}: {
  form: ContactForm;
  phoneLabel?: string;
  hint: string;
  options: OptionsField;
}) {
  const t = useStrings(contactFieldStrings);
  const { language } = useLanguage();
  return (
    <>
      <PhoneInput
        label={phoneLabel ?? t('phone')}
        description={hint}
        autoComplete="tel-national"
        value={typed.phone}
        error={problem('phone')}
        onChange={(phone) => type({ phone })}
      />
      <TextInput
        label={t('email')}
        type="email"
        autoComplete="email"
        value={typed.email}
        error={problem('email')}
        onChange={(event) => type({ email: event.currentTarget.value })}
      />
      <Options
        label={t('way')}
        value={typed.contactPreference}
        options={contactWayIds.map((id) => ({ id, label: pickText(contactWays[id], language) }))}
        error={problem('contactPreference')}
        onChoose={(id) => type({ contactPreference: id as ContactWay })}
      />
    </>
  );
}

/** What the person agrees to before anything is sent. */
export function ConsentField({
  form: { agrees, agree, problem },
  consent,
}: {
  form: Pick<ReturnType<typeof useContactForm<Contact>>, 'agrees' | 'agree' | 'problem'>;
  consent: Texts & { readonly version: string };
}) {
  const t = useStrings(contactFieldStrings);
  const { language } = useLanguage();
  return (
    <Checkbox
      label={pickText(consent, language)}
      description={t('consent.version', { version: consent.version })}
      checked={agrees}
      error={problem('consentVersion')}
      onChange={(event) => agree(event.currentTarget.checked)}
    />
  );
}
