import './dgi.css';
import { formatPhone, showMasked } from '@estrada/domain/formats/index';
import { typedValues } from '@estrada/domain/forms/index';
import { type DgiClientForm, dgiClientForm } from '@estrada/domain/organization/index';
import type { DgiClient } from '@estrada/endpoints/index';
import type { DataColumn } from '@estrada/ui/index';
import { textFilter } from '@estrada/web/records/page/filters.tsx';
import { FormDrawer } from '@estrada/web/records/page/form-drawer.tsx';
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import { Instant } from '@estrada/web/records/page/record-cells.tsx';
import { RecordFields } from '@estrada/web/records/page/record-fields.tsx';
import { RecordFormFrame } from '@estrada/web/records/page/record-form-frame.tsx';
import type { ListStrings, RecordCalls, Said } from '@estrada/web/records/page/record-kind.ts';
import { useDrawerAddress } from '@estrada/web/records/page/use-drawer-address.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useRecordEditor } from '@estrada/web/records/page/use-record-editor.ts';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { recordApi } from '@estrada/web/records/record-api.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { useNavigate } from 'react-router';
import { strings } from './strings.ts';

/** The nouns of clients of the digital channel; their calls register and list them. */
const clientCalls = {
  calls: { list: 'listClientNames', register: 'registerClient' },
  subject: 'client',
  words: {
    nouns: {
      pt: { one: 'cliente', many: 'clientes', gender: 'm' },
      en: { one: 'client', many: 'clients' },
    },
    title: { pt: 'Clientes do canal digital (DGI)', en: 'Digital channel (DGI) clients' },
    empty: {
      text: {
        pt: 'Os clientes do canal digital aparecem aqui.',
        en: 'The clients of the digital channel appear here.',
      },
    },
  },
} as const satisfies RecordCalls & { words: ListStrings };

const { fields } = dgiClientForm;

const shape = {
  none: typedValues(fields),
  valuesOf: (client: DgiClient) => typedValues(fields, client),
  problemsOf: dgiClientForm.problems,
  inputOf: (body: DgiClientForm) => ({ query: { channelAccess: 'DGI' }, body }),
};

/** Registers a client of the digital channel. @param backTo the list next to it */
function DgiForm({ backTo }: { backTo: string }) {
  const own = useOwnStrings();
  const navigate = useNavigate();
  const editor = useRecordEditor<DgiClientForm, DgiClient>({
    kind: clientCalls,
    shape,
    record: null,
    onSaved: () => void navigate(backTo),
  });
  return (
    <RecordFormFrame<DgiClientForm>
      record={editor}
      isNew
      isInDrawer
      labelOf={(name) => own(fields[name])}
      showValue={(_name, value) => String(value)}
      cancelTo={backTo}
    >
      <RecordFields fields={fields} />
    </RecordFormFrame>
  );
}

const { words } = clientCalls;
/** Shorter searches use no index; the server refuses them. */
const min = 3;

/** `/DGI`: the clients of the dealers' digital channel. They are only registered here, not changed. */
export function Page() {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const drawer = useDrawerAddress();
  const search = useRecordStrings(words.nouns).said('search');
  const filters = useListFilters({ name: textFilter('busca', search, { min, hint: fields.name }) });
  const { useList } = recordApi(clientCalls.calls);
  const list = useList({ query: { channelAccess: 'DGI', ...filters.query } });
  return (
    <>
      <ListPage<DgiClient>
        words={words}
        list={list}
        filters={filters}
        columns={columns(t, own)}
        rowKey={(row) => row.id}
        register={{ call: clientCalls.calls.register, to: drawer.addressOfNew }}
      />
      <FormDrawer nouns={words.nouns}>
        <DgiForm backTo={drawer.closed} />
      </FormDrawer>
    </>
  );
}

const columns = (t: Translate<typeof strings>, own: (text: Said) => string): DataColumn<DgiClient>[] => [
  { key: 'name', header: own(fields.name), primary: true, render: (row) => row.name },
  {
    key: 'document',
    header: t('column.document'),
    render: (row) => <span className="dgi-whole">{showMasked(row.document)}</span>,
  },
  {
    key: 'email',
    header: own(fields.email),
    render: (row) => <span className="dgi-email">{row.email}</span>,
  },
  {
    key: 'phone',
    header: own(fields.phone),
    render: (row) => <span className="dgi-whole">{row.phone ? formatPhone(row.phone) : '–'}</span>,
  },
  {
    key: 'createdAt',
    header: t('column.createdAt'),
    priority: 'low',
    render: (row) => <Instant at={row.createdAt} />,
  },
];
