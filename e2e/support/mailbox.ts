import { mailsTo } from './sandbox.ts';
import { stringsIn } from './strings.ts';
import { expect, type Page, sandboxUrl } from './test.ts';

/** The first mail to an address with this text; it arrives when the worker has sent it. */
export async function mailSaying(email: string, text: RegExp, from = 0): Promise<RegExpExecArray> {
  let found: RegExpExecArray | null = null;
  await expect(async () => {
    const mails = await mailsTo(sandboxUrl(), email);
    found = mails
      .slice(0, mails.length - from)
      .reduce<RegExpExecArray | null>((one, mail) => one ?? text.exec(mail.text), null);
    expect(found).not.toBeNull();
  }).toPass({ timeout: 120_000 });
  return found!;
}

/** Opens a client's page with the code mailed to the address of its link. */
export async function enterClientCode(page: Page, email: string): Promise<void> {
  const t = stringsIn('pt-BR').clientPage;
  const known = (await mailsTo(sandboxUrl(), email)).length;
  await page.getByRole('button', { name: t('code.ask'), exact: true }).click();
  const [, code] = await mailSaying(email, /\b(\d{6})\b/, known);
  await page.getByLabel(t('code.label')).fill(code!);
  await page.getByRole('button', { name: t('code.open'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('missing.title') })).toBeVisible();
}
