// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPage } from '../../test/draw-page.tsx';
import { PageAct, PageActsBar, PageActsProvider } from './page-acts.tsx';

afterEach(cleanup);

const nothing = () => {};

it('shows the enabled action of the lowest rank, and all others in one menu with the destructive ones last', async () => {
  const run = vi.fn();
  drawPage(
    <PageActsProvider>
      <PageActsBar />
      <PageAct danger onClick={nothing}>
        Cancelar
      </PageAct>
      <PageAct onClick={run}>Copiar</PageAct>
      <PageAct rank={1} disabled onClick={nothing}>
        Gerar contrato
      </PageAct>
      <PageAct rank={3} onClick={nothing}>
        Ativar
      </PageAct>
      <PageAct rank={2} onClick={nothing}>
        Enviar documentos
      </PageAct>
    </PageActsProvider>,
    '/x',
    '/x',
  );
  const bar = within(await screen.findByRole('group', { name: 'Ações' }));
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Outras ações',
    'Enviar documentos',
  ]);
  await userEvent.click(bar.getByRole('button', { name: 'Outras ações' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Ativar', 'Gerar contrato', 'Copiar', 'Cancelar']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copiar' }));
  expect(run).toHaveBeenCalledOnce();
});

it('shows an action as a button in its place on a page without a bar', () => {
  drawPage(<PageAct onClick={nothing}>Copiar</PageAct>, '/x', '/x');
  expect(screen.getByRole('button', { name: 'Copiar' })).toBeTruthy();
});
