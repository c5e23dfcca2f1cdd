import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { findEndpoint } from '../src/calls/find-endpoint.ts';
import { sendRequest } from '../src/calls/send-request.ts';
import type { Host, HostScreen } from '../src/hosted/contract.ts';
import { HostedFrame } from '../src/hosted/hosted-frame.tsx';
import { noModules } from '../src/session/session-store.ts';
import { bitUser } from './fake-server.ts';

const tokens = { idToken: 'id-of-the-host', permissionToken: 'p', userType: 'gmf' } as const;

/** The default state of the screen around a hosted page. */
const screenAtFirst: HostScreen = {
  person: { user: bitUser, modules: noModules },
  language: 'pt-BR',
  scheme: 'light',
  location: { pathname: '/upload/plans', search: '', hash: '', state: null, key: 'first' },
};

/** Renders a page of an embedded front end: calls use the host's session. */
export function renderHosted(page: ReactNode, around: Partial<HostScreen> = {}) {
  const screen = { ...screenAtFirst, ...around };
  const host = {
    call: vi.fn<Host['call']>(async (name, options) =>
      sendRequest(await findEndpoint(name), options, tokens, screen.language),
    ),
    showAlert: vi.fn<Host['showAlert']>(),
    navigate: vi.fn<Host['navigate']>(),
    go: vi.fn<Host['go']>(),
  };
  const draw = (changes: Partial<HostScreen> = {}) => (
    <HostedFrame host={host} screen={{ ...screen, ...changes }}>
      {page}
    </HostedFrame>
  );
  const { rerender, unmount } = render(draw());
  return { host, unmount, change: (changes: Partial<HostScreen>) => rerender(draw(changes)) };
}
