// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetBrowser, signInAs } from '../../test/browser.ts';
import { fakeServer, fiManager } from '../../test/fake-server.ts';
import { readAlerts } from '../alerts/alerts.ts';
import { alertFailure } from '../calls/alert-failure.ts';
import { api } from '../calls/api.ts';
import { ApiError } from '../calls/api-error.ts';
import { FailureState } from './failure-state.tsx';

beforeEach(() => {
  resetBrowser();
  signInAs(fiManager);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(cleanup);

const refusing = (partnerMessage: unknown, message = 'O serviço não respondeu.') =>
  fakeServer({
    listStates: () =>
      Response.json({ code: 'SIS004', message, partnerMessage, correlationId: 'c0ffee00' }, { status: 503 }),
  });
const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error) as Promise<ApiError>;
const external = 'Faixa suspensa';

it('is stored in the error, and takes precedence over the own message in an alert', async () => {
  refusing('Faixa suspensa');
  const error = await failureOf(api.listStates({ alert: true }));
  expect(error).toBeInstanceOf(ApiError);
  expect([error.message, error.partnerMessage]).toEqual(['O serviço não respondeu.', 'Faixa suspensa']);
  expect(readAlerts().map(({ text }) => text)).toEqual([external]);
});

it('is shown in the alert of a screen that shows its own failures', async () => {
  refusing('Faixa suspensa');
  alertFailure(await failureOf(api.listStates()));
  expect(readAlerts().map(({ text }) => text)).toEqual([external]);
});

it('takes precedence over the text of the code when the response has no message', async () => {
  refusing('Faixa suspensa', '');
  await failureOf(api.listStates({ alert: true }));
  expect(readAlerts().map(({ text }) => text)).toEqual([external]);
});

it('is shown in place of the missing content, always as plain text', async () => {
  refusing('<b>Faixa</b> suspensa');
  const error = await failureOf(api.listStates());
  render(
    <MantineProvider>
      <FailureState error={error} />
    </MantineProvider>,
  );
  expect(screen.getByText('<b>Faixa</b> suspensa')).toBeTruthy();
});

it.each([undefined, null, '', 7, { text: 'x' }])('adds nothing for %j', async (partnerMessage) => {
  refusing(partnerMessage);
  const error = await failureOf(api.listStates({ alert: true }));
  expect(error.words).toBe('O serviço não respondeu.');
  expect(readAlerts().map(({ text }) => text)).toEqual(['O serviço não respondeu.']);
});
