import { ErrorState } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import type { LooseOptions } from '@estrada/web/calls/call-types.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { UnderOwnPolicy } from '@estrada/web/frame/own-policy.tsx';
import { PageSkeleton } from '@estrada/web/frame/page-skeleton.tsx';
import {
  againFolder,
  type Host,
  type HostedPage,
  type HostScreen,
  type PlansPageName,
  plansContract,
  plansRemote,
} from '@estrada/web/hosted/contract.ts';
import { usePageStrings } from '@estrada/web/pages/page-access.ts';
import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { PageTitle } from '@estrada/web/pages/page-title.tsx';
import { plansPages } from '@estrada/web/plans/plans-pages.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadByFederation } from './federation.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { kindOf, RemoteFailure, type RemoteFailureKind } from './remote-failure.ts';
import { strings } from './strings.ts';

/** The timeout for loading the other front end. */
const patienceMs = 8_000;

let failures = 0;

/**
 * Loads a page of the plans front end.
 *
 * @param origin where it is served
 * @throws RemoteFailure
 */
async function loadPlansPage(origin: string, name: PlansPageName): Promise<HostedPage> {
  // a browser may cache the failure of a module: after a failure every file is requested under another URL
  const folder = failures > 0 ? `${origin}/${againFolder(failures)}` : origin;
  const entry = `${folder}/${plansRemote.entry}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RemoteFailure('slow')), patienceMs);
  });
  try {
    const page = loadByFederation(entry).then((module) => pageOf(module, name)());
    return await Promise.race([page.then(checkPage), tooLate]);
  } catch (error) {
    failures++;
    throw new RemoteFailure(kindOf(error, 'garbage'), error);
  } finally {
    clearTimeout(timer);
  }
}

/** The loader of the page, from an unvalidated module. */
function pageOf(module: unknown, name: PlansPageName): () => Promise<unknown> {
  if (!isRecord(module) || typeof module.contract !== 'number' || !isRecord(module.pages))
    throw new RemoteFailure('garbage');
  const bring = module.pages[name];
  if (module.contract !== plansContract || bring === undefined) throw new RemoteFailure('version');
  if (typeof bring !== 'function') throw new RemoteFailure('garbage');
  return async () => bring();
}

function checkPage(page: unknown): HostedPage {
  if (typeof page !== 'function') throw new RemoteFailure('garbage');
  return page as HostedPage;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Shown in place of the page.
 *
 * @param kind why it failed; `unset`: the installation configures no plans front end, so a retry would not help
 */
function RemoteFailed({
  kind,
  words,
  onRetry,
}: {
  kind: RemoteFailureKind | 'unset';
  words: PageRow['words'];
  onRetry?: () => void;
}) {
  const t = useStrings(strings);
  return (
    <>
      <PageTitle words={words} />
      <ErrorState
        title={t(`${kind}.title`)}
        text={t(`${kind}.text`, { seconds: patienceMs / 1000 })}
        retryLabel={t('retry')}
        onRetry={onRetry}
      />
    </>
  );
}

/**
 * What the portal passes to a page of another front end: the state of the screen, and the functions that it may call.
 */
function useHost(): { host: Host; screen: HostScreen } {
  const { user, modules } = useSignedIn();
  const { language } = useLanguage();
  const scheme = useComputedColorScheme('light');
  const location = useLocation();
  const navigate = useNavigate();
  const host = useMemo<Host>(
    () => ({
      call: (name, options) => (api[name] as (options: LooseOptions) => Promise<unknown>)(options),
      showAlert: (alert) => void showAlert(alert),
      navigate: (to, options) => void navigate(to, options),
      go: (delta) => void navigate(delta),
    }),
    [navigate],
  );
  const person = useMemo(() => ({ user, modules }), [user, modules]);
  return { host, screen: { person, language, scheme, location } };
}

type Props = { origin: string; name: PlansPageName; words: PageRow['words'] };

/** Loads a page of the plans front end and shows it; on a failure it shows the error with a retry. */
function RemotePage(props: Props) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

type Outcome = { page: HostedPage } | { kind: RemoteFailureKind } | null;

function Attempt({ origin, name, words, onRetry }: Props & { onRetry: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    let isWanted = true;
    loadPlansPage(origin, name).then(
      (page) => isWanted && setOutcome({ page }),
      (error: unknown) => isWanted && setOutcome({ kind: kindOf(error, 'garbage') }),
    );
    // the page was left, or another attempt was started
    return () => {
      isWanted = false;
    };
  }, [origin, name]);
  const failed = (kind: RemoteFailureKind) => <RemoteFailed kind={kind} words={words} onRetry={onRetry} />;
  if (!outcome) return <PageSkeleton />;
  if ('kind' in outcome) return failed(outcome.kind);
  return (
    <RemoteBoundary failed={failed}>
      <Hosted page={outcome.page} />
    </RemoteBoundary>
  );
}

/** The page itself, with its props from the portal. */
function Hosted({ page: HostedPage }: { page: HostedPage }) {
  return <HostedPage {...useHost()} />;
}

/** Only these pages have a content security policy that allows the plans front end. */
const paths: readonly string[] = Object.values(plansPages).map(({ path }) => path);

/**
 * A page of the plans front end inside the portal.
 *
 * @param words of its row, for the error message
 */
export function Page({ name, words }: { name: PlansPageName; words: PageRow['words'] }) {
  const settings = useCall('readActiveModules', {}, { staleTime: Number.POSITIVE_INFINITY });
  const { title } = usePageStrings()(words);
  return (
    <Loaded query={settings} label={title}>
      {({ plansOrigin }) =>
        plansOrigin === null ? (
          <RemoteFailed kind="unset" words={words} />
        ) : (
          <UnderOwnPolicy paths={paths}>
            <RemotePage origin={plansOrigin} name={name} words={words} />
          </UnderOwnPolicy>
        )
      }
    </Loaded>
  );
}
