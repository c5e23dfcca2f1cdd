import { describe, expect, it } from 'vitest';
import { findRetiredWords, findUnusedExceptions } from './check-words.ts';
import { stringsOf } from './read-strings.ts';
import { datedTexts, terms } from './retired-words.ts';

const problemsOf = (source: string, path = 'apps/portal/src/features/x/strings.ts') =>
  stringsOf(path, source).flatMap(findRetiredWords);

describe('texts read from the source', () => {
  it('finds a text below pt or en, with its line', () => {
    const source = "export const x = {\n  pt: { title: 'Taxa' },\n  en: { title: 'Rate' },\n};";
    expect(stringsOf('a.ts', source)).toEqual([
      { path: 'a.ts', line: 2, language: 'pt', text: 'Taxa' },
      { path: 'a.ts', line: 3, language: 'en', text: 'Rate' },
    ]);
  });

  it('reads a pair of an array and of a call as Portuguese and English', () => {
    const source =
      "const a = defineStrings('x', { save: ['Salvar', 'Save'] }); const b = invalid('Veja o prazo', 'See the term');";
    expect(stringsOf('a.ts', source).map(({ language, text }) => `${language} ${text}`)).toEqual([
      'pt Salvar',
      'en Save',
      'pt Veja o prazo',
      'en See the term',
    ]);
  });

  it('reads a template with the names of its expressions, in any place', () => {
    const source = 'const subject = (name: string) => ({ pt: `Olá, $' + '{name}`, en: `Hello, $' + '{name}` });';
    expect(stringsOf('a.ts', source).map(({ text }) => text)).toEqual(['Olá, {name}', 'Hello, {name}']);
  });

  it('reads a sum of literals as one text, and the text between tags', () => {
    const source = "const a = invalid('Uma parte ' + 'e outra', 'One part ' + 'and another');";
    expect(stringsOf('a.ts', source).map(({ language, text }) => `${language} ${text}`)).toEqual([
      'pt Uma parte e outra',
      'en One part and another',
    ]);
    expect(stringsOf('a.tsx', 'const a = <p>Salvar o filtro</p>;').map(({ text }) => text)).toEqual([
      'Salvar o filtro',
    ]);
  });

  it('does not take codes, names of files and types for texts', () => {
    const source = "import a from './a b.ts'; type X = 'a b' | 'c'; const codes = ['AP', 'AF'] as const;";
    expect(stringsOf('a.ts', source)).toEqual([]);
  });
});

describe('one word for one thing', () => {
  const cases: [text: string, found: string][] = [
    ["{ pt: 'Propostas são atualizadas sozinhas.' }", 'sozinhas'],
    ["{ pt: 'A mudança é feita À mão.' }", 'À mão'],
    ["{ pt: 'Ensaiar a tabela' }", 'Ensaiar'],
    ["{ pt: 'Avise o suporte.' }", 'o suporte'],
    ["{ en: 'The offer holds until {date}' }", 'holds'],
    ["{ en: 'Make the papers anew' }", 'anew'],
    ["{ en: 'A document was asked for' }", 'asked for'],
    ["['Ocupação', 'Occupation']", 'Ocupação'],
  ];
  it.each(cases)('rejects %s', (source, found) => {
    expect(problemsOf(`const strings = ${source};`)).toEqual([expect.stringContaining(`"${found}" is retired for`)]);
  });

  it('accepts the word inside another word, in the name of a placeholder and in a phrase of another sense', () => {
    expect(problemsOf("const s = { en: 'Until {held}' };")).toEqual([]);
    expect(problemsOf("const s = { en: ['The account holder', 'The threshold'], pt: 'A mãozinha' };")).toEqual([]);
    expect(problemsOf("const s = { en: 'All good, hold still.' };")).toEqual([]);
  });

  it('accepts a retired word in a place that is excepted, and nowhere else', () => {
    const source = "const column = { pt: 'Valor do balão' };";
    expect(problemsOf(source, 'apps/api/src/modules/uploads/tables/plans/columns.ts')).toEqual([]);
    expect(problemsOf(source)).toHaveLength(1);
  });

  it('rejects an article before the name of a model', () => {
    expect(problemsOf("const s = { pt: 'Financiamento do {vehicle}' };")).toEqual([
      expect.stringContaining('an article before a model'),
    ]);
    expect(problemsOf("const s = { pt: 'Interesse no {{vehicleName}}' };")).toHaveLength(1);
    expect(problemsOf('const s = { pt: `Financiamento do $' + '{sale.vehicle}` };')).toHaveLength(1);
    expect(problemsOf("const s = { pt: 'Financiamento do veículo {vehicle}' };")).toEqual([]);
  });

  it('reports every exception that no text needs', () => {
    const places = terms.flatMap(({ places }) => Object.keys(places ?? {}));
    const phrases = terms.flatMap(({ phrases }) => phrases ?? []);
    expect(findUnusedExceptions([])).toHaveLength(places.length + phrases.length + datedTexts.length);
    const used = stringsOf('packages/domain/src/proposals/consent.ts', "const s = { en: 'All good, hold still.' };");
    expect(findUnusedExceptions(used).join()).not.toContain('proposals/consent.ts');
    expect(findUnusedExceptions(used).join()).not.toContain('"hold still"');
  });
});
