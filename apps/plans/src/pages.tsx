import { type HostedPage, type PlansModule, plansContract } from '@estrada/web/hosted/contract.ts';
import { HostedFrame } from '@estrada/web/hosted/hosted-frame.tsx';
import { plansPages } from '@estrada/web/plans/plans-pages.ts';
import type { ComponentType } from 'react';

type Row = (typeof plansPages)[keyof typeof plansPages];
/** The screen of a page: a file of its own, which gets the words of its row. */
type Screen = () => Promise<{ Screen: ComponentType<Pick<Row, 'words'>> }>;

/** THE table of screens: every row of `plansPages` has one. */
const screens: Record<keyof typeof plansPages, Screen> = {
  iofTax: () => import('./iof-tax.tsx'),
  main: () => import('./plans-main.tsx'),
  vapsAdmin: () => import('./vaps-admin.tsx'),
  plansUpload: () => import('./plans-upload.tsx'),
};

async function loadPage(load: Screen, { words }: Row): Promise<HostedPage> {
  const { Screen } = await load();
  return (around) => (
    <HostedFrame {...around}>
      <Screen words={words} />
    </HostedFrame>
  );
}

/** What the portal checks before it shows anything. */
export const contract: PlansModule['contract'] = plansContract;

/** The pages by the names that the portal asks for. */
export const pages: PlansModule['pages'] = Object.fromEntries(
  (Object.keys(screens) as (keyof typeof plansPages)[]).map((name) => [
    name,
    () => loadPage(screens[name], plansPages[name]),
  ]),
);
