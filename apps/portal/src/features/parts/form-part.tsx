import {
  DateInput,
  DocumentInput,
  FormFields,
  FormSection,
  MoneyInput,
  PercentInput,
  PhoneInput,
  WideField,
  ZipInput,
} from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Part } from './part.tsx';
import { strings } from './strings.ts';

type FieldState = { required?: boolean; disabled?: boolean; error?: string };

/** A form's sections and every input: as it is, refused, and disabled. */
export function FormPart() {
  const t = useStrings(strings);
  return (
    <Part id="form" title={t('form')}>
      <FormSection id="normal" title={t('normal')} order={3}>
        <Inputs required />
      </FormSection>
      <FormSection id="wrong" title={t('wrong')} order={3}>
        <Inputs required error={t('required')} />
      </FormSection>
      <FormSection id="disabled" title={t('disabled')} order={3}>
        <Inputs disabled />
      </FormSection>
    </Part>
  );
}

function Inputs(state: FieldState) {
  const t = useStrings(strings);
  const [name, setName] = useState('Autovia Paulista');
  const [city, setCity] = useState<string | null>('São Paulo');
  const [cents, setCents] = useState<number | null>(11_849_000);
  const [fraction, setFraction] = useState<string | null>('0.0149');
  const [cpf, setCpf] = useState('31572040092');
  const [phone, setPhone] = useState('11987654321');
  const [zip, setZip] = useState('01310100');
  const [day, setDay] = useState('2026-11-20');
  return (
    <FormFields>
      <WideField>
        <TextInput {...state} label={t('name')} value={name} onChange={(event) => setName(event.currentTarget.value)} />
      </WideField>
      <Select {...state} label={t('city')} data={['São Paulo', 'Curitiba']} value={city} onChange={setCity} />
      <MoneyInput {...state} label={t('price')} value={cents} onChange={setCents} />
      <PercentInput {...state} label={t('percent')} value={fraction} onChange={setFraction} />
      <DocumentInput {...state} label={t('document')} value={cpf} onChange={setCpf} />
      <PhoneInput {...state} label={t('phone')} value={phone} onChange={setPhone} />
      <ZipInput {...state} label={t('zip')} value={zip} onChange={setZip} />
      <DateInput {...state} label={t('day')} value={day} onChange={setDay} />
    </FormFields>
  );
}
