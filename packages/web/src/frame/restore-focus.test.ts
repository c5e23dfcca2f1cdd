// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreFocus } from './restore-focus.ts';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <h1>Concessionárias</h1>
    <button id="menu">Ações</button>
    <input id="field" />
    <button id="save">Salvar</button>
    <p id="text">Texto</p>`;
  end = restoreFocus();
});
afterEach(() => end());

const get = (id: string) => document.getElementById(id) as HTMLButtonElement;
const focused = () => expect.poll(() => document.activeElement?.id || document.activeElement?.tagName);
/** A browser removes the focus from a button that is disabled, jsdom does not. */
const switchOff = (button: HTMLButtonElement) => {
  button.blur();
  button.disabled = true;
};

it('returns focus to the menu button when the item and the dialog that it opened are removed', async () => {
  get('menu').focus();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" tabindex="-1"><button id="yes">Sim</button></div>');
  get('yes').focus();
  document.querySelector('[role=dialog]')!.remove();
  await focused().toBe('menu');
});

it('retains focus in an open dialog when one of its steps is removed', async () => {
  get('menu').focus();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog" id="dialog"><button id="next">Adiante</button></div>',
  );
  get('next').focus();
  get('next').remove();
  await focused().toBe('dialog');
});

it('moves focus to the field before a save button that is disabled', async () => {
  get('field').focus();
  get('save').focus();
  switchOff(get('save'));
  await focused().toBe('field');
});

it('waits for a busy button, and restores its focus when it is done', async () => {
  get('field').focus();
  get('save').focus();
  get('save').dataset.loading = 'true';
  switchOff(get('save'));
  get('text').textContent = 'Salvando…';
  await focused().toBe('BODY');
  get('save').disabled = false;
  delete get('save').dataset.loading;
  await focused().toBe('save');
});

it('moves focus to the heading when no other target remains', async () => {
  get('save').focus();
  get('save').remove();
  await focused().toBe('H1');
});

it('moves focus from the heading of a removed page to that of the next, not back to the earlier element', async () => {
  get('menu').focus();
  const heading = document.querySelector('h1')!;
  heading.tabIndex = -1;
  heading.focus();
  heading.remove();
  await focused().toBe('BODY');
  document.body.insertAdjacentHTML('afterbegin', '<h1>Proposta 100060</h1>');
  await focused().toBe('H1');
});

it('does not restore focus after a click outside', async () => {
  get('field').focus();
  get('field').blur();
  get('text').textContent = 'Outro texto';
  await new Promise((resolve) => queueMicrotask(() => resolve(null)));
  expect(document.activeElement).toBe(document.body);
});
