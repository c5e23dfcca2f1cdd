import { type HostedPage, type PlansModule, plansContract } from '@estrada/web/hosted/contract.ts';
import { HostedFrame } from '@estrada/web/hosted/hosted-frame.tsx';
import { plansPages } from '@estrada/web/plans/plans-pages.ts';
import type { ComponentType } from 'react';

type Row = (typeof plansPages)[keyof typeof plansPages];
/** Loads the screen of a page from its own file; the screen receives the strings of its row. */
type Screen = () => Promise<{ Screen: ComponentType<Pick<Row, 'words'>> }>;

/** The table of screens: every row of `plansPages` has one. */
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

/** The portal checks this contract before it shows any page. */
export const contract: PlansModule['contract'] = plansContract;

/** The pages by the names that the portal requests. */
export const pages: PlansModule['pages'] = Object.fromEntries(
  (Object.keys(screens) as (keyof typeof plansPages)[]).map((name) => [
    name,
    () => loadPage(screens[name], plansPages[name]),
  ]),
);
