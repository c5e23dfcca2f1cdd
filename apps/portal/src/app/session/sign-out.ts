import { firstEndpoint } from '../api/find-endpoint.ts';
import { type SessionTokens, sendRequest } from '../api/send-request.ts';
import { currentLanguage, followLanguageOf } from '../i18n/language.ts';
import { removeDrafts } from './draft-store.ts';
import { requestNewTokens } from './renew-tokens.ts';
import { forgetReturn } from './return-address.ts';
import { forgetSessionHint } from './session-hint.ts';
import { setNobody } from './session-store.ts';
import { forgetTokens, readTokens, tokensAreStale } from './token-memory.ts';
import { forgetTold } from './told-once.ts';

/** Ends the session. Here it ends at once and always; the server is told, but nobody waits for its answer. */
export function signOut(): void {
  const tokens = readTokens();
  const isStale = tokensAreStale();
  forgetTokens();
  forgetSessionHint();
  forgetReturn();
  forgetTold();
  removeDrafts();
  followLanguageOf(null);
  setNobody('anonymous');
  if (tokens) void endServerSession(tokens, isStale).catch(() => undefined);
}

/** With a token that is over, the server would keep the session open and ask about it at the next login. */
async function endServerSession(tokens: SessionTokens, isStale: boolean): Promise<void> {
  const valid = isStale ? { ...tokens, ...(await requestNewTokens()) } : tokens;
  await sendRequest(firstEndpoint('logout'), {}, valid, currentLanguage());
}
