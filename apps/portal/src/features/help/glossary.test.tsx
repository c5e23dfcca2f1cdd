// @vitest-environment jsdom
/** The glossary inside the portal and without a login, and the terms that open it. */
import { mainTheme } from '@estrada/ui/theme';
import { glossary } from '@estrada/web/glossary/glossary.ts';
import { Term } from '@estrada/web/glossary/term.tsx';
import { changeLanguage } from '@estrada/web/strings/language.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { fakeServer, fiManager } from '@estrada/web/test/fake-server.ts';
import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

beforeEach(() => {
  resetBrowser();
  fakeServer({});
});

const names = () => screen.getAllByRole('term').map((term) => term.textContent);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('explains every term in both languages in a whole sentence', () => {
  for (const { pt, en } of Object.values(glossary))
    for (const [name, meaning] of [pt, en]) {
      expect(name).toMatch(/\S/);
      expect(meaning).toMatch(/^\p{Lu}.*\.$/u);
    }
});

it('lists every term in alphabetical order of the language of the screen', async () => {
  signInAs(fiManager);
  renderPortal('/ajuda/glossario');
  await heading('Glossário');
  expect(names()).toHaveLength(Object.keys(glossary).length);
  expect(names()).toEqual(names().toSorted((a, b) => a!.localeCompare(b!, 'pt-BR')));
  expect(names()[0]).toBe('Alçada');
  await changeLanguage('en');
  await heading('Glossary');
  expect(names()[0]).toBe('Approval limit (alçada)');
});

it('finds a term by part of its name or meaning, ignoring accents, and clears a search without results', async () => {
  signInAs(fiManager);
  renderPortal('/ajuda/glossario');
  await heading('Glossário');
  const search = screen.getByRole('searchbox', { name: 'Buscar um termo' });
  await userEvent.type(search, 'alcada');
  expect(names()).toEqual(['Alçada']);
  await userEvent.clear(search);
  await userEvent.type(search, 'xyz');
  expect(screen.queryByRole('term')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Limpar a busca' }));
  expect(names()).toHaveLength(Object.keys(glossary).length);
});

it('scrolls to the term of the address and marks it', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  signInAs(fiManager);
  renderPortal('/ajuda/glossario#gravame');
  await heading('Glossário');
  await waitFor(() => expect(scroll).toHaveBeenCalled());
  expect((scroll.mock.contexts[0] as Element).id).toBe('gravame');
  expect(screen.getByText('Gravame').parentElement!.dataset.marked).toBe('true');
});

it('does not show clients the terms that only dealers and the finance company use', async () => {
  renderPortal('/glossario');
  await heading('Glossário');
  expect(names()).toContain('CET (Custo Efetivo Total)');
  for (const { pt, isInternal } of Object.values(glossary) as { pt: readonly string[]; isInternal?: true }[])
    if (isInternal) expect(names()).not.toContain(pt[0]);
});

it('is reached from the foot of the menu on every page', async () => {
  signInAs(fiManager);
  renderPortal('/');
  const help = within(await screen.findByRole('navigation', { name: 'Ajuda' }));
  await userEvent.click(help.getByRole('link', { name: 'Glossário' }));
  await heading('Glossário');
});

it('opens for any address, also a malformed one', async () => {
  renderPortal('/glossario#%');
  await heading('Glossário');
});

it('explains a term at the first tap, and follows the link at the second', async () => {
  render(
    <MantineProvider theme={mainTheme}>
      <Term of="cet">CET</Term>
    </MantineProvider>,
  );
  const term = screen.getByRole('link', { name: 'CET' });
  const followed: boolean[] = [];
  term.addEventListener('click', (event) => followed.push(!event.defaultPrevented));
  document.addEventListener('click', (event) => followed.push(!event.defaultPrevented));
  const tap = () => userEvent.pointer([{ keys: '[TouchA]', target: term }]);
  await tap();
  expect(await screen.findByRole('tooltip')).toBeTruthy();
  await tap();
  expect(followed.filter((_each, index) => index % 2 === 1)).toEqual([false, true]);
});

it('explains a term that has the focus, and links to it in another tab', async () => {
  render(
    <MantineProvider theme={mainTheme}>
      <Term of="cet" audience="client">
        CET ao ano
      </Term>
    </MantineProvider>,
  );
  const term = screen.getByRole('link', { name: 'CET ao ano' });
  expect(term.getAttribute('href')).toBe('/glossario#cet');
  expect(term.getAttribute('target')).toBe('_blank');
  await userEvent.tab();
  expect(await screen.findByText(glossary.cet.pt[1])).toBeTruthy();
  expect(screen.getByRole('tooltip').textContent).toBe(glossary.cet.pt[1]);
});
