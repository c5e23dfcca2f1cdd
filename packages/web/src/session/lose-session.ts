import { showAlert } from '../alerts/alerts.ts';
import { currentAddress } from '../pages/navigation.ts';
import { rememberReturn } from './return-address.ts';
import { forgetSessionHint } from './session-hint.ts';
import { readSession, setSignedOut } from './session-store.ts';
import { forgetTokens } from './token-memory.ts';

/**
 * The server ended the session. The address and the input are preserved, so that the user continues there after the
 * next login; the guard of the page redirects to the login.
 */
export function loseSession(message: string): void {
  const { user } = readSession();
  if (!user) return;
  rememberReturn(user.username, currentAddress());
  forgetTokens();
  forgetSessionHint();
  showAlert({ type: 'error', text: message, survivesNavigation: true });
  setSignedOut('anonymous');
}
