import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import type { LooseOptions } from '@estrada/web/calls/call-types.ts';
import type { Host, HostScreen } from '@estrada/web/hosted/contract.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What the portal hands to a page of another front end: what is on the screen around it, and what it may ask for. */
export function useHost(): { host: Host; screen: HostScreen } {
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
