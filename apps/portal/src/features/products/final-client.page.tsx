import './final-client.css';
import { productName } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import {
  type ClientPage,
  clientPageIds,
  clientPages,
  finalClientProductForm,
  insuranceCodes,
  shownProducts,
} from '@estrada/domain/products/index';
import type { FinalClientProductAnswer } from '@estrada/endpoints/index';
import { successionNames } from '@estrada/endpoints/parameters/succession-names';
import { useCall } from '@estrada/web/calls/use-call.ts';
import type { PageRow } from '@estrada/web/pages/page-row.ts';
import type { RecordColumn } from '@estrada/web/records/page/record-kind.ts';
import type { SuccessionKind } from '@estrada/web/records/succession/succession-kind.ts';
import { SuccessionPage } from '@estrada/web/records/succession/succession-page.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Tabs, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { strings } from './strings.ts';

type Row = FinalClientProductAnswer;
const { fields } = finalClientProductForm;

function Shown({ isShown }: Row) {
  const t = useStrings(strings);
  return <>{t(isShown ? 'client.shown' : 'client.hidden')}</>;
}

/** The text in the language of the screen. */
function ClientText({ textPt, textEn }: Row) {
  const { language } = useLanguage();
  return <span className="client-text">{(language === 'en' ? textEn : textPt) || '–'}</span>;
}

const columns: readonly RecordColumn<Row>[] = [
  { key: 'isShown', header: { pt: 'Exibição', en: 'Shown' }, render: (row) => <Shown {...row} /> },
  {
    key: 'position',
    header: fields.position,
    align: 'end',
    render: ({ isShown, position }) => (isShown ? position : '–'),
  },
  { key: 'text', header: { pt: 'Texto', en: 'Text' }, render: (row) => <ClientText {...row} /> },
];

/** The insurance products of a public page: one succession for each. */
const kindOf = (clientPage: ClientPage): SuccessionKind<Row> => ({
  calls: successionNames.FinalClientProduct,
  subject: 'clientProduct',
  sequences: insuranceCodes.map((product) => ({
    key: `${clientPage}-${product}`,
    whose: { clientPage, product },
    name: productName(product),
    form: finalClientProductForm,
    columns,
  })),
});
const kinds = Object.fromEntries(clientPageIds.map((id) => [id, kindOf(id)])) as Record<
  ClientPage,
  SuccessionKind<Row>
>;

/** The insurance products that public pages show to final clients, a tab for each page (`?pagina=`). */
export function Page({ words }: { words: PageRow['words'] }) {
  const [search] = useSearchParams();
  const page = clientPageIds.find((id) => id === search.get('pagina')) ?? 'SIMULATOR';
  return (
    <SuccessionPage
      key={page}
      kind={kinds[page]}
      words={words}
      around={(successions) => (
        <PageTabs of={page}>
          <ShownToday page={page} />
          {successions}
        </PageTabs>
      )}
    />
  );
}

function PageTabs({ of, children }: { of: ClientPage; children: ReactNode }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [, setSearch] = useSearchParams();
  return (
    <Tabs value={of} onChange={(next) => setSearch(next && next !== 'SIMULATOR' ? { pagina: next } : {})}>
      <Tabs.List aria-label={t('client.pages')} mb="md">
        {clientPageIds.map((id) => (
          <Tabs.Tab key={id} value={id}>
            {pickText(clientPages[id], language)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {clientPageIds.map((id) => (
        <Tabs.Panel key={id} value={id}>
          {id === of ? children : null}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** What the page shows today, in its order. */
function ShownToday({ page }: { page: ClientPage }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { data } = useCall('readFinalClientProducts', {});
  if (!data) return null;
  const shown = shownProducts(data.items, page, data.today);
  return (
    <section className="client-shown" aria-labelledby="client-shown">
      <Title order={2} size="h3" id="client-shown">
        {t('client.today')}
      </Title>
      {shown.length === 0 ? (
        <Text c="dimmed">{t('client.none')}</Text>
      ) : (
        <ol>
          {shown.map((row) => (
            <li key={row.id}>
              <strong>{pickText(productName(row.product), language)}</strong>
              <span>{language === 'en' ? row.textEn : row.textPt}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
