import {
  againFolder,
  type HostedPage,
  type PlansPageName,
  plansContract,
  plansRemote,
} from '@estrada/web/hosted/contract.ts';
import { loadByFederation } from './federation.ts';
import { kindOf, RemoteFailure } from './remote-failure.ts';

/** The timeout for loading the other front end. */
export const patienceMs = 8_000;

let failures = 0;

/**
 * Loads a page of the plans front end.
 *
 * @param origin where it is served
 * @throws RemoteFailure
 */
export async function loadPlansPage(origin: string, name: PlansPageName): Promise<HostedPage> {
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
