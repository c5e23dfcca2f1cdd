import '@estrada/web/files/extraction/extraction.css';
import '@estrada/web/files/upload/upload.css';
import {
  DateInput,
  DocumentInput,
  FormFields,
  FormSection,
  MoneyInput,
  PageHeading,
  PercentInput,
  PhoneInput,
  WideField,
  ZipInput,
} from '@estrada/ui/index';
import { RequestForm } from '@estrada/web/files/extraction/request-form.tsx';
import { SendPanel } from '@estrada/web/files/upload/send-panel.tsx';
import { TemplatePanel } from '@estrada/web/files/upload/template-panel.tsx';
import { UploadHistory } from '@estrada/web/files/upload/upload-history.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor, Button, Select, TextInput } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refuseExtraction, tableCalls } from './fake-calls.ts';
import { ListPart } from './list-part.tsx';
import { Part } from './part.tsx';
import { AlertPart, ModalPart, PillPart, ProgressPart, StatePart } from './state-parts.tsx';
import { strings } from './strings.ts';
import { TablePart } from './table-part.tsx';

type FieldState = { required?: boolean; disabled?: boolean; error?: string };

/** A form's sections and every input: as it is, refused, and disabled. */
function FormPart() {
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

/** The upload of a table: sending, template, and a history in every state. */
function UploadPart() {
  const t = useStrings(strings);
  // its own memory: what is made up here must not show on the real page
  const [client] = useState(() => new QueryClient());
  return (
    <Part id="upload" title={t('upload')}>
      <QueryClientProvider client={client}>
        <Upload />
      </QueryClientProvider>
    </Part>
  );
}

function Upload() {
  const columns = useQuery({ queryKey: ['columns'], queryFn: () => tableCalls.columns() });
  return (
    <>
      <div className="upload-panels">
        <SendPanel calls={tableCalls} effect="replace" limits={columns.data ?? null} onSent={() => undefined} />
        <TemplatePanel calls={tableCalls} columns={columns} />
      </div>
      <UploadHistory table="Vehicles" calls={tableCalls} sentId={null} onApplied={() => undefined} />
    </>
  );
}

/** The form of an extraction, refused by its server. */
function ExtractionPart() {
  const t = useStrings(strings);
  return (
    <Part id="extraction" title={t('extraction')}>
      <RequestForm request={() => refuseExtraction(t('refused'))} onRequested={() => undefined} />
    </Part>
  );
}

const ids = [
  'table',
  'list',
  'form',
  'modal',
  'pills',
  'alerts',
  'states',
  'progress',
  'upload',
  'extraction',
] as const;

/** Every shared part in its states, made-up content inside. Only `npm run dev` has this page. */
export function Page() {
  const t = useStrings(strings);
  return (
    <>
      <PageHeading
        eyebrow={t('eyebrow')}
        title={t('title')}
        subtitle={t('about')}
        actions={<Button>{t('action')}</Button>}
      />
      <nav aria-label={t('index')} className="parts-index">
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <Anchor href={`#${id}`}>{t(id)}</Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <TablePart />
      <ListPart />
      <FormPart />
      <ModalPart />
      <PillPart />
      <AlertPart />
      <StatePart />
      <ProgressPart />
      <UploadPart />
      <ExtractionPart />
    </>
  );
}
