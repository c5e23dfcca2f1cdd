import { expect, it } from 'vitest';
import { type MessageKey, messages, renderMessage } from './messages.ts';

it('says every message in both languages without leftover braces', () => {
  for (const key of Object.keys(messages) as MessageKey[]) {
    for (const language of ['pt-BR', 'en'] as const) expect(renderMessage(key, language), key).toMatch(/^[^{}]{4,}$/);
  }
});

it('keeps the literal login texts of the specification', () => {
  expect(renderMessage('username.required', 'pt-BR')).toBe('É preciso informar o usuário');
  expect(renderMessage('password.required', 'pt-BR')).toBe('É preciso informar a senha');
});

it('fills the limit into the text', () => {
  expect(renderMessage('text.tooLong', 'pt-BR', { max: 100 })).toBe('Use no máximo 100 caracteres');
});
