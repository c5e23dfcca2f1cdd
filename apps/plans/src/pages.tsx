import { type HostedPage, type PlansModule, plansContract } from '@estrada/web/hosted/contract.ts';
import { HostedFrame } from '@estrada/web/hosted/hosted-frame.tsx';
import { plansPages } from '@estrada/web/plans/plans-pages.ts';
import { type ComponentType, lazy } from 'react';

/** The screen of a page: a file of its own, which gets the words of its row. */
type Words = { words: (typeof plansPages)[keyof typeof plansPages]['words'] };
type Screen = () => Promise<{ default: ComponentType<Words> }>;

/** THE table of screens: every row of `plansPages` has one. */
const screens: Record<keyof typeof plansPages, Screen> = {
  plansUpload: () => import('./plans-upload.tsx'),
};

function hosted(name: keyof typeof plansPages): HostedPage {
  const Shown = lazy(screens[name]);
  return (around) => (
    <HostedFrame {...around}>
      <Shown words={plansPages[name].words} />
    </HostedFrame>
  );
}

/** What the portal checks before it shows anything. */
export const contract: PlansModule['contract'] = plansContract;

/** The pages by the names that the portal asks for. */
export const pages: PlansModule['pages'] = Object.fromEntries(
  (Object.keys(screens) as (keyof typeof plansPages)[]).map((name) => [name, hosted(name)]),
);
