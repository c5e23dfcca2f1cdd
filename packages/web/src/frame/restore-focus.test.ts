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
/** The browser takes the focus from a button that is switched off, jsdom does not. */
const switchOff = (button: HTMLButtonElement) => {
  button.blur();
  button.disabled = true;
};

it('goes back to the button of a menu when the item and the dialog that it opened are gone', async () => {
  get('menu').focus();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" tabindex="-1"><button id="yes">Sim</button></div>');
  get('yes').focus();
  document.querySelector('[role=dialog]')!.remove();
  await focused().toBe('menu');
});

it('stays in an open dialog when a step of it leaves', async () => {
  get('menu').focus();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog" id="dialog"><button id="next">Adiante</button></div>',
  );
  get('next').focus();
  get('next').remove();
  await focused().toBe('dialog');
});

it('goes to the field before a save button that is switched off', async () => {
  get('field').focus();
  get('save').focus();
  switchOff(get('save'));
  await focused().toBe('field');
});

it('waits for a busy button, which has it again when it is done', async () => {
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

it('goes to the heading where nothing else is left', async () => {
  get('save').focus();
  get('save').remove();
  await focused().toBe('H1');
});

it('goes from the heading of a page that leaves to the next one, not back to what led there', async () => {
  get('menu').focus();
  const heading = document.querySelector('h1')!;
  heading.tabIndex = -1;
  heading.focus();
  heading.remove();
  await focused().toBe('BODY');
  document.body.insertAdjacentHTML('afterbegin', '<h1>Proposta 100060</h1>');
  await focused().toBe('H1');
});

it('lets go who clicks beside it', async () => {
  get('field').focus();
  get('field').blur();
  get('text').textContent = 'Outro texto';
  await new Promise((resolve) => queueMicrotask(() => resolve(null)));
  expect(document.activeElement).toBe(document.body);
});
