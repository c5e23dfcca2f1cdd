import { demoPassword } from '../support/api.ts';
import { enter } from '../support/session.ts';
import { expectStep } from '../support/simulator.ts';
import { stringsIn } from '../support/strings.ts';
import { confirmNotices, expect, type Page, portalUrl, sandboxUrl, test } from '../support/test.ts';

const words = stringsIn('pt-BR');
/** The status of a second login: 409 while the first session is open. */
async function secondLogin(page: Page, username: string): Promise<number> {
  const answer = await page.request.post(`${portalUrl()}/api/users/public/auth/login`, {
    headers: { 'content-type': 'text/plain' },
    data: Buffer.from(JSON.stringify({ username, password: demoPassword })).toString('base64'),
  });
  return answer.status();
}

async function openSimulator(page: Page, username: string): Promise<void> {
  await enter(page, username, '/simulador');
  await expectStep(page, words.simulator('step.financing'));
}

test('leaving the portal for another site ends the session; reloading or visiting another page does not', async ({
  browser,
}) => {
  const [stays, leaves] = [await browser.newPage(), await browser.newPage()];
  await Promise.all([stays, leaves].map(confirmNotices));
  await openSimulator(stays, 'DEMO.SELLER');
  await stays.reload();
  await expectStep(stays, words.simulator('step.financing'));
  await stays.goto(`${portalUrl()}/simulacoes`);
  await expect(stays.getByRole('heading', { level: 1, name: words.simulator('list.title') })).toBeVisible();
  await stays.goto(`${portalUrl()}/simulador`);
  await expectStep(stays, words.simulator('step.financing'));

  await enter(leaves, 'DEMO.SALES-MANAGER', '/simulacoes');
  await expect(leaves.getByRole('heading', { level: 1, name: words.simulator('list.title') })).toBeVisible();
  await leaves.goto(sandboxUrl());
  // a page that returns has fifteen seconds (decision 0006); login attempts per user are limited in five minutes
  await expect
    .poll(() => secondLogin(leaves, 'DEMO.SALES-MANAGER'), { timeout: 150_000, intervals: [15_000, 10_000] })
    .toBe(200);
  expect(await secondLogin(stays, 'DEMO.SELLER')).toBe(409);
  await Promise.all([stays.close(), leaves.close()]);
});
