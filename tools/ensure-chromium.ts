import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';

/** Without windows of its own it takes half the processor time of the whole browser: it is preferred. */
const candidates = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser for the journeys: the one named by CHROMIUM, an installed one, or Debian's, installed now as root.
 *
 * @throws Error with a sentence on how to get it
 */
export function ensureChromium(): string {
  const known = () => [process.env.CHROMIUM ?? '', ...candidates].find((place) => place !== '' && existsSync(place));
  const found = known();
  if (found) return found;
  if (userInfo().uid === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    const install = (name: string) =>
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'ignore', env })
        .status === 0;
    // older Debians have the whole browser alone
    if (!install('chromium-headless-shell')) install('chromium');
  }
  const installed = known();
  if (installed) return installed;
  throw new Error(
    'The journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
}

/** The name and version that a browser gives itself. What fails in one version may work in another. */
export function chromiumVersion(path: string): string {
  const { stdout, error } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return error ? `${path}: ${error.message}` : stdout.trim();
}
