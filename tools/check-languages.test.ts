import { expect, it } from 'vitest';
import { checkLanguages, namelessJobs, problemsOf, successesOf } from './check-languages.ts';

it('passes when both languages are complete', async () => {
  expect(await checkLanguages()).toEqual([]);
});

it.each([
  ['a missing text', { pt: 'Salvar', en: ' ' }, 'no English text'],
  ['other placeholders', { pt: 'Olá, {name}', en: 'Hello' }, 'placeholders differ'],
  ['forgotten Portuguese', { pt: 'Não', en: 'Não' }, 'looks Portuguese'],
])('reports %s', (_name, pair, problem) => {
  expect(problemsOf({ where: 'x', ...pair }).join()).toContain(problem);
});

it('reports a success message that a screen defines itself', () => {
  expect(successesOf({ where: 'x', pt: 'Grupo salvo com sucesso.', en: 'Group saved.' })).toHaveLength(1);
  expect(successesOf({ where: 'x', pt: 'A tarefa voltou à fila.', en: 'The job is back.' })).toEqual([]);
});

it('reports a job kind without a name', () => {
  const source =
    "export const jobs = { make: defineJob({ name: 'papers.make' }), print: defineJob({ name: 'papers.print' }) };";
  expect(namelessJobs([source], { 'papers.make': 'Papéis' })).toEqual([expect.stringContaining('papers.print')]);
});
