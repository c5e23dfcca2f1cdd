import type { AlertInput } from '@estrada/domain/errors/index';
import { showAlert } from '../alerts/alerts.ts';
import { goTo } from '../pages/navigation.ts';
import { loseSession } from '../session/lose-session.ts';
import { renewTokens } from '../session/renew-tokens.ts';
import { readTokens, tokensAreStale } from '../session/token-memory.ts';
import { currentLanguage, translate } from '../strings/language.ts';
import { strings } from '../strings.ts';
import { forgetApiKey, readApiKey } from './api-key.ts';
import { readHostCall } from './host-call.ts';
import { makeApi } from './make-api.ts';

/** Every call of the API, typed by the endpoint table: `api.findAddress({ params: { zip } })`. */
export const api = makeApi({
  hostCall: readHostCall,
  language: currentLanguage,
  tokens: readTokens,
  tokensAreStale,
  renewTokens,
  apiKey: readApiKey,
  forgetApiKey,
  describe,
  onSessionLost: loseSession,
  onForbidden: (message) => {
    showAlert({ type: 'error', text: message, survivesNavigation: true });
    goTo('/');
  },
  onFailure: (text) => showAlert({ type: 'error', text }),
});

/** The catalogue is too big for the first load; without a connection it cannot be fetched either. */
async function describe(failure: AlertInput): Promise<string> {
  try {
    const { alertText } = await import('@estrada/domain/errors/index');
    return alertText(failure, currentLanguage());
  } catch {
    return translate(strings, 'error.noConnection');
  }
}
