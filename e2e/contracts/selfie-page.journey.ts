/**
 * The client's selfie page in a real browser, with a simulated camera: the model under the page's own content policy,
 * both pictures, and the messages without a camera. The server is faked here; its side is tested in
 * `modules/proposals/selfie`.
 */
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { selfieConsent } from '@estrada/domain/contracts/index';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { expectGoodScreen } from '../support/checks.ts';
import { facePicture, makeFaceFilm } from '../support/face-film.ts';
import { address } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const link = '/capturaselfie#01hq3w7k9m2n4p6r8s0t2v4x6y.01hq3w7k9m2n4p6r8s0t2v4x7z.secret.mark';
const proposal = {
  proposalSaleId: '01hq3w7k9m2n4p6r8s0t2v4x6y',
  signerId: '01hq3w7k9m2n4p6r8s0t2v4x7z',
  signerName: 'Mariana',
  role: 'CLIENT',
  lenderName: 'Banco Estrada S.A.',
  dealerName: 'Autovia Veículos',
  vehicle: 'Onix LTZ 2026',
  financedAmount: 85_430_00,
  language: 'pt-BR',
  uploaded: false,
  confirmed: false,
  expiresAt: '2026-11-26T20:00:00.000Z',
};

type Heard = { method: string; path: string; token: string | undefined; body: string };

/** A browser with a camera that plays a film, or one that denies the camera, at the page of the link. */
async function openPage(film: string | null, options: BrowserContextOptions) {
  const { launchOptions = {} } = test.info().project.use;
  const camera = film
    ? ['--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
    : ['--use-fake-ui-for-media-stream=deny'];
  const args = [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', ...camera];
  const browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ locale: 'pt-BR', reducedMotion: 'reduce', ...options });
  const [heard, said]: [Heard[], string[]] = [[], []];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.route(/\/api\/proposal\/public\//, async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    heard.push({ method: request.method(), path, token: request.headers().capturetoken, body });
    const answers = { GET: proposal, POST: { uploaded: true, problems: [] }, PUT: { status: 'COMPLETED' } };
    await route.fulfill({ json: answers[request.method() as keyof typeof answers] });
  });
  await page.goto(address(link));
  return { browser, page, heard, said };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('a signer captures both pictures with the phone camera and sends them', async ({ page: drawing }) => {
  const film = await makeFaceFilm(drawing);
  const { browser, page, heard, said } = await openPage(film, { viewport: { width: 360, height: 780 } });
  const { selfiePage: t } = stringsIn('pt-BR');
  try {
    await expect(page.getByText('R$ 85.430,00')).toBeVisible();
    await expectGoodScreen(page, 'pt-selfie-introduction');
    await page.getByRole('checkbox', { name: t('consent') }).check();
    await press(page, t('open'));
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(page.getByText(t('live.ready'))).toBeVisible();
    await press(page, t('take'));
    await expect(heading(page, t('turned.title'))).toBeVisible();
    // the second one is taken automatically, when the head is turned
    await expect(heading(page, t('review.title'))).toBeVisible();
    await expectGoodScreen(page, 'pt-selfie-review');
    await page.getByRole('button', { name: new RegExp(`^(${t('send')}|${t('sendAnyway')})$`) }).click();
    await expect(heading(page, t('done'))).toBeVisible();
    await expectGoodScreen(page, 'pt-selfie-done');
    expect(heard.map(({ method }) => method)).toEqual(['GET', 'POST', 'PUT']);
    for (const { path, token } of heard) expect([path.includes('secret'), token]).toEqual([false, 'secret.mark']);
    expect(heard[1]!.body).toContain('"source":"camera"');
    expect(JSON.parse(heard[2]!.body)).toEqual({ consentVersion: selfieConsent.version });
    // the model ran under the content policy of the page
    expect(said).toEqual([]);
  } finally {
    await browser.close();
    rmSync(dirname(film), { recursive: true });
  }
});

test('without a camera the page explains how to allow it, and pictures are sent from files', async ({
  page: drawing,
}) => {
  const pictures = [await facePicture(drawing, 'ahead'), await facePicture(drawing, 'turned')];
  const { browser, page, heard, said } = await openPage(null, { colorScheme: 'dark' });
  const { selfiePage: t } = stringsIn('en');
  try {
    await page.getByRole('button', { name: /^EN/ }).click();
    await page.getByRole('checkbox', { name: t('consent') }).check();
    await press(page, t('open'));
    await expect(heading(page, t('camera.denied'))).toBeVisible();
    await expectGoodScreen(page, 'en-selfie-denied-dark');
    await press(page, t('choose'));
    for (const [at, label] of [t('files.front'), t('files.turned')].entries())
      await page.getByLabel(label).setInputFiles({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer: pictures[at]! });
    await expectGoodScreen(page, 'en-selfie-files-dark');
    await press(page, t('files.go'));
    await expect(heading(page, t('review.title'))).toBeVisible();
    await expectGoodScreen(page, 'en-selfie-review-dark');
    await page.getByRole('button', { name: new RegExp(`^(${t('send')}|${t('sendAnyway')})$`) }).click();
    await expect(heading(page, t('done'))).toBeVisible();
    expect(heard[1]!.body).toContain('"source":"upload"');
    expect(said).toEqual([]);
  } finally {
    await browser.close();
  }
});
