import { expect, it } from 'vitest';
import { verificationCodeMail } from './verification-code.mail.ts';

const example = verificationCodeMail.example();

it.each([
  ['pt-BR', 'até 10:15 (horário de Brasília)', 'Se não foi você, não faça nada'],
  ['en', 'until 10:15 (Brasília time)', 'If it was not you, do nothing'],
] as const)(
  'contains code, expiry and what to do if the recipient did not request it (%s)',
  (language, expiry, notYou) => {
    const { text, html } = verificationCodeMail.render(example, language);
    for (const words of [example.code, expiry, notYou]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  },
);

it.each([
  ['pt-BR', ['Esqueci minha senha', 'Já tenho um código', 'Não compartilhe o código com ninguém']],
  ['en', ['I forgot my password', 'I already have a code', 'Do not share the code with anyone']],
] as const)('explains where to type the code, also to recipients who did not request it (%s)', (language, ways) => {
  const { text } = verificationCodeMail.render({ ...example, occasion: 'granted' }, language);
  for (const words of [...ways, example.code, example.username]) expect(text).toContain(words);
  expect(text).not.toMatch(/você pediu uma nova senha|you requested a new password/);
});

it('keeps the code out of the subject and the first line, which a locked screen shows', () => {
  for (const language of ['pt-BR', 'en'] as const) {
    const { subject, html } = verificationCodeMail.render(example, language);
    const preheader = /display:none[^>]*>([^<]*)</.exec(html)![1]!;
    expect(preheader.length).toBeGreaterThan(10);
    expect(subject + preheader).not.toContain(example.code);
  }
});

it('contains no link: users learn to type codes only where they requested them', () => {
  for (const occasion of ['asked', 'granted'] as const)
    expect(verificationCodeMail.render({ ...example, occasion }, 'pt-BR').html).not.toContain('href');
});
