// @vitest-environment jsdom
import { modulesOn } from '@estrada/domain/access/index';
import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import { enterSession } from '@estrada/web/session/enter-session.ts';
import { resetBrowser } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer, granted } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';

beforeEach(resetBrowser);

const today = businessDay(new Date().toISOString());
const ruleOf = (effectiveFrom: string) => ({
  id: '01jd0000000000000000000001',
  version: 1,
  enabled: true,
  updatedAt: '2026-11-01T12:00:00.000Z',
  can: { edit: true, enable: false, disable: true },
  ruleName: 'Verão',
  ruleCode: 'V-1',
  effectiveFrom,
  validUntil: addDays(today, 60),
});

async function openForm(effectiveFrom: string, answers = {}) {
  enterSession(granted(bitUser), modulesOn(['riskprice']));
  const rule = ruleOf(effectiveFrom);
  const calls = fakeServer({
    listRiskPriceRules: () => ({ items: [rule], page: 1, size: 20, total: 1, totalIsCapped: false, nextCursor: null }),
    readRiskPriceRule: () => rule,
    ...answers,
  });
  renderPortal('/parameters/riskPrice?registro=01jd0000000000000000000001');
  const drawer = within(await screen.findByRole('dialog', { name: 'Editar regra' }));
  return { calls, drawer, start: await drawer.findByLabelText(/Início da vigência/) };
}

it('locks name, identifier and start of a rule that has begun, shows why, and allows its end to change', async () => {
  const { drawer, start } = await openForm(today);
  for (const field of [start, drawer.getByLabelText(/^Nome/), drawer.getByLabelText(/^Identificador/)]) {
    expect(field).toHaveProperty('disabled', true);
    const saying = field
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(saying.join(' ')).toContain('A regra já começou');
  }
  expect(drawer.getByLabelText(/Fim da vigência/)).toHaveProperty('disabled', false);
});

it('changes the days of a future rule', async () => {
  const user = userEvent.setup();
  const from = addDays(today, 30);
  const { calls, start, drawer } = await openForm(addDays(today, 10), { updateRiskPriceRule: () => ruleOf(from) });
  await user.clear(start);
  await user.type(start, formatDate(from));
  await user.click(drawer.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Regra atualizada com sucesso.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'updateRiskPriceRule')!.body).toMatchObject({
    ruleCode: 'V-1',
    effectiveFrom: from,
    version: 1,
  });
});
