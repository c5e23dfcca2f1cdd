import { expect, it } from 'vitest';
import { checkLanguages, namelessJobs, problemsOf, successesOf } from './check-languages.ts';

it('finds both languages complete', async () => {
  expect(await checkLanguages()).toEqual([]);
});

it.each([
  ['a missing text', { pt: 'Salvar', en: ' ' }, 'no English text'],
  ['other placeholders', { pt: 'Olá, {name}', en: 'Hello' }, 'placeholders differ'],
  ['forgotten Portuguese', { pt: 'Não', en: 'Não' }, 'looks Portuguese'],
])('catches %s', (_name, pair, problem) => {
  expect(problemsOf({ where: 'x', ...pair }).join()).toContain(problem);
});

it('catches a success that a screen words by itself', () => {
  expect(successesOf({ where: 'x', pt: 'Grupo salvo com sucesso.', en: 'Group saved.' })).toHaveLength(1);
  expect(successesOf({ where: 'x', pt: 'A tarefa voltou à fila.', en: 'The job is back.' })).toEqual([]);
});

it('catches a kind of job without a name', () => {
  const source =
    "export const jobs = { make: defineJob({ name: 'papers.make' }), print: defineJob({ name: 'papers.print' }) };";
  expect(namelessJobs([source], { 'kind.papers.make': 'Papéis' })).toEqual([expect.stringContaining('papers.print')]);
});
