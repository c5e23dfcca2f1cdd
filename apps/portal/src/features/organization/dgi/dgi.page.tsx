import './dgi.css';
import { formatPhone, showMasked } from '@estrada/domain/formats/index';
import { type DgiClientForm, dgiClientForm } from '@estrada/domain/organization/index';
import type { DgiClient } from '@estrada/endpoints/index';
import { type DataColumn, DocumentInput, PhoneInput } from '@estrada/ui/index';
import { MaskedField, TextField } from '@estrada/web/records/form/form-fields.tsx';
import { textFilter } from '@estrada/web/records/page/filters.tsx';
import { FormDrawer } from '@estrada/web/records/page/form-drawer.tsx';
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import { Instant } from '@estrada/web/records/page/record-cells.tsx';
import { RecordFormFrame } from '@estrada/web/records/page/record-form-frame.tsx';
import {
  type ListStrings,
  noValues,
  type RecordCalls,
  said,
  typedValues,
} from '@estrada/web/records/page/record-kind.ts';
import { useDrawerAddress } from '@estrada/web/records/page/use-drawer-address.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useRecordEditor } from '@estrada/web/records/page/use-record-editor.ts';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { recordApi } from '@estrada/web/records/record-api.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Stack } from '@mantine/core';
import { useNavigate } from 'react-router';
import { strings } from './strings.ts';

/** What the clients of the digital channel are called; their calls register and list them. */
const clientCalls = {
  one: 'Client',
  many: 'ClientNames',
  subject: 'client',
  words: {
    nouns: {
      pt: { one: 'cliente', many: 'clientes', gender: 'm' },
      en: { one: 'client', many: 'clients' },
    },
    title: { pt: 'Clientes DGI', en: 'DGI clients' },
    empty: {
      text: {
        pt: 'Os clientes do canal digital aparecem aqui.',
        en: 'The clients of the digital channel appear here.',
      },
    },
  },
} as const satisfies RecordCalls & { words: ListStrings };

const shape = {
  none: noValues(dgiClientForm.fields),
  valuesOf: (client: DgiClient) => typedValues(dgiClientForm.fields, client),
  problemsOf: dgiClientForm.problems,
  inputOf: (body: DgiClientForm) => ({ query: { channelAccess: 'DGI' }, body }),
};

/** The registration of a client of the digital channel. @param backTo the list beside it */
function DgiForm({ backTo }: { backTo: string }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const editor = useRecordEditor<DgiClientForm, DgiClient>({
    calls: clientCalls,
    shape,
    record: null,
    onSaved: () => void navigate(backTo),
  });
  return (
    <RecordFormFrame<DgiClientForm>
      record={editor}
      isNew
      isInDrawer
      labelOf={(name) => t(`field.${name}`)}
      showValue={(_name, value) => String(value)}
      cancelTo={backTo}
    >
      <Stack gap="md" mb="md">
        <MaskedField as={DocumentInput} name="document" label={t('field.document')} />
        <TextField name="name" label={t('field.name')} />
        <TextField name="email" label={t('field.email')} />
        <MaskedField as={PhoneInput} name="phone" label={t('field.phone')} required={false} />
      </Stack>
    </RecordFormFrame>
  );
}

const { words } = clientCalls;
/** Fewer characters would find by no index; the server refuses them. */
const min = 3;

/** `/DGI`: the clients of the dealers' digital channel. They are registered; nothing of them is changed here. */
export function Page() {
  const t = useStrings(strings);
  const drawer = useDrawerAddress();
  const search = useRecordStrings(words.nouns).said('search');
  const filters = useListFilters({ name: textFilter('busca', search, { min, hint: said(t('field.name')) }) });
  const { names, useList } = recordApi(clientCalls.one, clientCalls.many);
  const list = useList({ query: { channelAccess: 'DGI', ...filters.query } });
  return (
    <>
      <ListPage<DgiClient>
        words={words}
        list={list}
        filters={filters}
        columns={columns(t)}
        rowKey={(row) => row.id}
        register={{ call: names.register, to: drawer.addressOfNew }}
      />
      <FormDrawer nouns={words.nouns}>
        <DgiForm backTo={drawer.closed} />
      </FormDrawer>
    </>
  );
}

const columns = (t: Translate<typeof strings>): DataColumn<DgiClient>[] => [
  { key: 'name', header: t('field.name'), primary: true, render: (row) => row.name },
  {
    key: 'document',
    header: t('column.document'),
    render: (row) => <span className="dgi-whole">{showMasked(row.document)}</span>,
  },
  {
    key: 'email',
    header: t('field.email'),
    render: (row) => <span className="dgi-email">{row.email}</span>,
  },
  {
    key: 'phone',
    header: t('field.phone'),
    render: (row) => <span className="dgi-whole">{row.phone ? formatPhone(row.phone) : '–'}</span>,
  },
  {
    key: 'createdAt',
    header: t('column.createdAt'),
    priority: 'low',
    render: (row) => <Instant at={row.createdAt} />,
  },
];
