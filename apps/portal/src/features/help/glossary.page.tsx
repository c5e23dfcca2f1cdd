import { EmptyState, PageHeading } from '@estrada/ui/index';
import { type GlossaryTerm, glossary } from '@estrada/web/glossary/glossary.ts';
import { plainText } from '@estrada/web/strings/plain-text.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import './glossary.css';
import { strings } from './strings.ts';

/** `/ajuda/glossario`: every term of the trade, in alphabetical order, with a search. */
export const Page = () => <Glossary audience="staff" />;

const rows: readonly (readonly [key: string, term: GlossaryTerm])[] = Object.entries(glossary);

/** The glossary. An address with a term after the `#` scrolls to it and marks it. */
export function Glossary({ audience }: { audience: 'staff' | 'client' }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  const marked = useLocation().hash.slice(1);
  useEffect(() => {
    if (marked) document.getElementById(marked)?.scrollIntoView({ block: 'center' });
  }, [marked]);

  const sought = plainText(search);
  const terms = rows
    .filter(([, term]) => audience === 'staff' || !term.isInternal)
    .map(([key, term]) => {
      const [name, meaning] = term[language === 'en' ? 'en' : 'pt'];
      return { key, name, meaning };
    })
    .filter(({ name, meaning }) => plainText(`${name} ${meaning}`).includes(sought))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  return (
    <div className="glossary" data-audience={audience}>
      <PageHeading title={t('title')} subtitle={t('subtitle')} />
      <TextInput
        type="search"
        label={t('search')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        maw={420}
      />
      <p className="glossary-count" role="status">
        {t('count', { count: terms.length })}
      </p>
      {terms.length === 0 ? (
        <EmptyState
          title={t('noneTitle')}
          text={t('noneText', { search })}
          action={
            <Button variant="default" onClick={() => setSearch('')}>
              {t('clear')}
            </Button>
          }
        />
      ) : (
        <dl>
          {terms.map(({ key, name, meaning }) => (
            <div key={key} id={key} data-marked={key === marked || undefined}>
              <dt>{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
