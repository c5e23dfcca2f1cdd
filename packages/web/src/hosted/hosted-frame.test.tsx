// @vitest-environment jsdom
import { useComputedColorScheme } from '@mantine/core';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { resetBrowser } from '../../test/browser.ts';
import { bitUser, fakeServer, refuse } from '../../test/fake-server.ts';
import { renderHosted } from '../../test/render-hosted.tsx';
import { readAlerts, showAlert } from '../alerts/alerts.ts';
import { ApiError } from '../calls/api-error.ts';
import { useCall } from '../calls/use-call.ts';
import { FailureState } from '../failure/failure-state.tsx';
import { goTo } from '../pages/navigation.ts';
import { noModules } from '../session/session-store.ts';
import { useSignedIn } from '../session/use-session.ts';
import { useLanguage } from '../strings/use-language.ts';

beforeEach(resetBrowser);

function Probe() {
  const { user } = useSignedIn();
  const { language } = useLanguage();
  const { search } = useLocation();
  const scheme = useComputedColorScheme('light');
  return (
    <>
      <p data-testid="around">{[user.name, language, scheme, search].join(' ')}</p>
      <Link to="/vehicles?page=2">Veículos</Link>
    </>
  );
}

const around = () => screen.getByTestId('around').textContent;

it('receives the user, language and colour scheme of the portal before it renders, and their changes at once', async () => {
  const { change } = renderHosted(<Probe />, { scheme: 'dark' });
  expect(around()).toBe('Bruno Teles pt-BR dark ');
  const person = { user: { ...bitUser, name: 'Bia Reis' }, modules: noModules };
  const location = { pathname: '/upload/plans', search: '?id=1', hash: '', state: null, key: 'next' };
  change({ person, language: 'en', scheme: 'light', location });
  await waitFor(() => expect(around()).toBe('Bia Reis en light ?id=1'));
});

it('leaves the document styles and the browser storage to the portal', () => {
  document.documentElement.dataset.mantineColorScheme = 'light';
  renderHosted(<Probe />, { scheme: 'dark', language: 'en' });
  expect(document.documentElement.dataset.mantineColorScheme).toBe('light');
  expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent).join()).not.toContain(
    '--mantine',
  );
  expect(Object.keys(localStorage)).toEqual([]);
});

function Asking() {
  const { data, error } = useCall('listStates', {});
  if (error) return <FailureState error={error} />;
  return <p>{data?.items.map(({ name }) => name).join()}</p>;
}

it('makes its calls through the portal, which alone has the tokens', async () => {
  const calls = fakeServer({ listStates: () => ({ items: [{ id: 'SP', name: 'São Paulo' }] }) });
  const { host } = renderHosted(<Asking />);
  await screen.findByText('São Paulo');
  expect(host.call.mock.calls.map(([name]) => name)).toEqual(['listStates']);
  expect(calls.map(({ headers }) => headers.get('idToken'))).toEqual(['id-of-the-host']);
});

it('recognises a refusal by its code although its class is from another build', async () => {
  fakeServer({ listStates: () => refuse(422, 'GEN001', 'Estado recusado.') });
  const { host } = renderHosted(<Asking />);
  host.call.mockImplementation(async () => {
    // of the same name and fields, but not an instance of the class here
    const fields = { status: 422, code: 'GEN001', fields: [], partnerMessage: null, correlationId: 'c0ffee00' };
    const failure = Object.assign(new Error('Estado recusado.'), fields, { isCutOff: false, name: 'ApiError' });
    expect(failure).not.toBeInstanceOf(ApiError);
    throw failure;
  });
  expect(await screen.findByText('Estado recusado.')).toBeTruthy();
  expect(screen.getByText('GEN001 · c0ffee00')).toBeTruthy();
});

it('shows alerts and navigates through the portal', async () => {
  const { host, unmount } = renderHosted(<Probe />);
  act(() => void showAlert({ type: 'notice', text: 'Envio cancelado.', survivesNavigation: true }));
  const shown = { type: 'notice', text: 'Envio cancelado.', survivesNavigation: true };
  expect(host.showAlert.mock.calls).toEqual([[shown]]);
  expect(readAlerts()).toEqual([]);
  act(() => goTo('/vehicles'));
  await userEvent.click(screen.getByRole('link', { name: 'Veículos' }));
  expect(host.navigate.mock.calls.map(([to]) => to)).toEqual(['/vehicles', '/vehicles?page=2']);
  unmount();
  act(() => void showAlert({ type: 'notice', text: 'Depois' }));
  expect(host.showAlert).toHaveBeenCalledTimes(1);
});
