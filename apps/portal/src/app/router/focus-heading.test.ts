// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { focusHeading } from './focus-heading.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = '<main id="page"><h1>Propostas</h1></main><input id="search" />';
});
afterEach(() => stop());

const page = (content: string) => {
  document.getElementById('page')!.innerHTML = content;
};
const focused = () => expect.poll(() => document.activeElement?.textContent || document.activeElement?.id);

it('moves the focus from the heading of the previous page to the final one', async () => {
  stop = focusHeading();
  await focused().toBe('Propostas');
  page('<p>Carregando</p>');
  page('<h1>Proposta 100060</h1>');
  await focused().toBe('Proposta 100060');
});

it('waits for the first heading', async () => {
  page('');
  stop = focusHeading();
  page('<h1>Simulador</h1>');
  await focused().toBe('Simulador');
});

it('leaves the focus in a field that the page has focused by itself', async () => {
  const search = document.getElementById('search')!;
  search.dataset.autofocus = '';
  search.focus();
  stop = focusHeading();
  page('<h1>Login</h1>');
  await new Promise((resolve) => queueMicrotask(() => resolve(null)));
  expect(document.activeElement).toBe(search);
});

it('stops as soon as the user acts', async () => {
  stop = focusHeading();
  document.getElementById('search')!.focus();
  document.getElementById('search')!.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  page('<h1>Outra</h1>');
  await focused().toBe('search');
});
