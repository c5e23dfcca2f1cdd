import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useStrings } from '../strings/use-strings.ts';
import { strings } from '../strings.ts';
import { useIsAlive } from './use-is-alive.ts';

const sun =
  'M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7 1.4-1.4M4.9 19.1l1.4-1.4m0-11.4L4.9 4.9m14.2 14.2-1.4-1.4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8';
const moon = 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5';

/** Light or dark; the choice is stored in this browser. */
export function SchemeSwitch() {
  const t = useStrings(strings);
  const { setColorScheme } = useMantineColorScheme();
  const isAlive = useIsAlive();
  const isDark = useComputedColorScheme('light') === 'dark' && isAlive;
  const label = t(isDark ? 'theme.toLight' : 'theme.toDark');
  return (
    <button
      type="button"
      className="estrada-top-button"
      aria-label={label}
      title={label}
      disabled={!isAlive}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Sign path={moon} onlyIn="light" />
      <Sign path={sun} onlyIn="dark" />
    </button>
  );
}

/** CSS selects the icon, so that the first paint shows the right one. */
function Sign({ path, onlyIn }: { path: string; onlyIn: 'light' | 'dark' }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" fill="none" aria-hidden="true" data-only-in={onlyIn}>
      <path d={path} stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
