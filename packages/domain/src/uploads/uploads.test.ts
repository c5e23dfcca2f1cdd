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
  it('changes from waiting to working to an end status, and in no other way', () => {
    const moves = uploadStatuses.flatMap((from) =>
      uploadStatuses.filter((to) => canMoveUpload(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual(['PENDING → PROCESSING', 'PENDING → ERROR', 'PROCESSING → SUCCESS', 'PROCESSING → ERROR']);
  });

  it('is finished when no other status can follow', () => {
    expect(uploadStatuses.filter(isFinished)).toEqual(['SUCCESS', 'ERROR']);
  });
});

describe('upload outcome messages', () => {
  const keys = Object.keys(uploadMessages) as UploadMessageKey[];
  const params = {
    columns: 'preco, versao',
    count: '8',
    line: '3',
    max: '500.000',
    day: '01/12/2026',
    name: 'a.csv',
    removed: '83',
    linesBefore: '84',
    unfinanced: '12',
  };

  it('differ between both languages, with the same parameters', () => {
    for (const key of keys) {
      const { pt, en } = uploadMessages[key];
      const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).toSorted();
      expect(pt.trim(), key).not.toBe('');
      expect(en, key).not.toBe(pt);
      expect(placeholders(en), key).toEqual(placeholders(pt));
      expect(Object.keys(params), key).toEqual(expect.arrayContaining(placeholders(pt)));
    }
  });

  it('contain no brace once filled, and end as a sentence', () => {
    for (const key of keys)
      for (const language of ['pt-BR', 'en'] as const)
        expect(renderUploadMessage(key, language, params), key).toMatch(/^[^{}]+\.$/);
  });

  it('share no key with the field messages, because cell and file refusals have different texts', () => {
    expect(keys.filter((key) => key in messages)).toEqual([]);
  });

  it('include the names of missing columns', () => {
    expect(renderUploadMessage('heading.missing', 'pt-BR', params)).toContain('preco, versao');
  });
});
