import { describe, expect, it } from 'vitest';
import { messages } from '../validation/messages.ts';
import {
  canMoveUpload,
  isFinished,
  renderUploadMessage,
  type UploadMessageKey,
  uploadMessages,
  uploadStatuses,
} from './index.ts';

describe('the status of an upload', () => {
  it('moves from waiting to work to an end, and nowhere else', () => {
    const moves = uploadStatuses.flatMap((from) =>
      uploadStatuses.filter((to) => canMoveUpload(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual(['PENDING → PROCESSING', 'PENDING → ERROR', 'PROCESSING → SUCCESS', 'PROCESSING → ERROR']);
  });

  it('is finished where nothing can follow', () => {
    expect(uploadStatuses.filter(isFinished)).toEqual(['SUCCESS', 'ERROR']);
  });
});

describe('the outcome in words', () => {
  const keys = Object.keys(uploadMessages) as UploadMessageKey[];
  const params = { columns: 'preco, versao', count: '8', line: '3', max: '500.000', day: '01/12/2026', name: 'a.csv' };

  it('says in both languages something different, with the same details', () => {
    for (const key of keys) {
      const { pt, en } = uploadMessages[key];
      const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).toSorted();
      expect(pt.trim(), key).not.toBe('');
      expect(en, key).not.toBe(pt);
      expect(placeholders(en), key).toEqual(placeholders(pt));
      expect(Object.keys(params), key).toEqual(expect.arrayContaining(placeholders(pt)));
    }
  });

  it('leaves no brace in a finished text and ends as a sentence', () => {
    for (const key of keys)
      for (const language of ['pt-BR', 'en'] as const)
        expect(renderUploadMessage(key, language, params), key).toMatch(/^[^{}]+\.$/);
  });

  it('is no key of the messages of fields: a cell and a file are refused by different words', () => {
    expect(keys.filter((key) => key in messages)).toEqual([]);
  });

  it('names the columns that are missing', () => {
    expect(renderUploadMessage('heading.missing', 'pt-BR', params)).toContain('preco, versao');
  });
});
