// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { resetBrowser, signInAs } from '../../test/browser.ts';
import { bitUser, fakeServer, refuse } from '../../test/fake-server.ts';
import { makeQueryClient } from './query-client.ts';
import { sendForm } from './send-form.ts';
import { useAct } from './use-act.ts';

const fileNamed = (name: string, content = 'x') => new File([content], name, { lastModified: 1 });
beforeEach(() => {
  resetBrowser();
  signInAs(bitUser);
});

it('sends the body as JSON before the files, and several files under one name', async () => {
  const forms: [string, FormData][] = [];
  class Captured extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 200;
    readonly responseText = '{}';
    #method = '';
    open(method: string): void {
      this.#method = method;
    }
    setRequestHeader(): void {}
    send(form: FormData): void {
      forms.push([this.#method, form]);
      this.dispatchEvent(new Event('load'));
    }
  }
  const original = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = Captured as unknown as typeof XMLHttpRequest;
  const files = { front: fileNamed('f.png'), others: [fileNamed('a.pdf'), fileNamed('b.pdf')] };
  await sendForm('/papers', { method: 'PUT', files, body: { owner: { name: 'Ana' } }, headers: {} });
  globalThis.XMLHttpRequest = original;
  const [[method, form]] = forms as [[string, FormData]];
  const parts = [...form.entries()].map(([name, part]) => [name, part instanceof File ? part.name : part]);
  expect([method, parts]).toEqual([
    'PUT',
    [
      ['fields', '{"owner":{"name":"Ana"}}'],
      ['front', 'f.png'],
      ['others', 'a.pdf'],
      ['others', 'b.pdf'],
    ],
  ]);
});

it('leaves the content type of a form to the browser, and reuses an idempotency key for the same file only', async () => {
  const calls = fakeServer({ sendVehiclesTable: () => refuse(500, 'SIS001', 'Ocorreu um erro inesperado.') });
  const { result } = renderHook(() => useAct('sendVehiclesTable'), {
    wrapper: ({ children }) => <QueryClientProvider client={makeQueryClient()}>{children}</QueryClientProvider>,
  });
  for (const file of [fileNamed('a.csv'), fileNamed('a.csv'), fileNamed('b.csv'), fileNamed('a.csv', 'xy')])
    await result.current.run({ files: { file } }).catch(() => undefined);
  expect(calls.map(({ headers }) => headers.get('content-type'))).toEqual([null, null, null, null]);
  const [first, again, ...others] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});
