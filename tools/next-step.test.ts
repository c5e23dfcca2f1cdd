import { expect, it } from 'vitest';
import { hasNextStep, missingNextSteps, withoutNextStep } from './next-step.ts';

it('reports a text that only says what happened, in each language', () => {
  const texts = [{ where: 'planted', pt: 'A tabela não está em vigor.', en: 'The table is not in force.' }];
  expect(missingNextSteps(texts)).toEqual([
    'planted: the Portuguese names no next step: "A tabela não está em vigor."',
    'planted: the English names no next step: "The table is not in force."',
  ]);
});

it.each([
  ['Sua sessão expirou. Entre novamente.', 'Your session has expired. Sign in again.'],
  ['Não foi possível concluir (código X). Tente de novo.', 'This failed (code X). Try again.'],
  ['O arquivo está vazio: envie outro.', 'The file is empty: send another.'],
  ['{message|A leitura falhou. Tente de novo.}', '{message|Reading failed. Try again.}'],
  [
    'A selfie já foi recebida. Não é preciso enviar outra.',
    'The selfie was received. There is no need to send another.',
  ],
])('accepts an act at the beginning of a clause: %s', (pt, en) => {
  expect([hasNextStep(pt, 'pt-BR'), hasNextStep(en, 'en')]).toEqual([true, true]);
});

it('does not take a verb within a statement for a next step', () => {
  expect(hasNextStep('O valor que ele tente enviar é recusado.', 'pt-BR')).toBe(false);
  expect(hasNextStep('What they send is refused.', 'en')).toBe(false);
  expect(hasNextStep('O valor é inválido, entre 1 e 60.', 'pt-BR')).toBe(false);
  expect(hasNextStep('O prazo fica fora do permitido, entre {min} e {max}.', 'pt-BR')).toBe(false);
  expect(hasNextStep('It is outside the rules and use of the table.', 'en')).toBe(false);
});

it('excepts prescribed texts only, each with a reason', () => {
  expect(Object.keys(withoutNextStep).every((text) => !hasNextStep(text, 'pt-BR'))).toBe(true);
  expect(Object.values(withoutNextStep).every((reason) => reason.startsWith('prescribed'))).toBe(true);
});
