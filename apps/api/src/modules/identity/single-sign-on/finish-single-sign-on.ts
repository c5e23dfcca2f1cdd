import { DomainError, notAllowed } from '@estrada/domain/errors/index';
import type { BodyOf, endpoints } from '@estrada/endpoints/index';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import type { UseCase } from '../../../kernel/route.ts';
import type { IdentityProvider } from '../../../partners/index.ts';
import { findUser, lockUser } from '../identity.repository.ts';
import { enterAccount } from '../session/enter-account.ts';
import type { TokenService } from '../session/tokens.ts';
import { type HandOver, isProviderAccount, returnPage } from './provider-account.ts';
import { openSignOn, proveSignOn, type SignOn, sealSignOn } from './sealed-sign-on.ts';

const perAddress = { name: 'sign-on-finish-address', hits: 120, windowSeconds: 300 };
/** The browser's sealed state opens once: a second use counts as too late, wherever it comes from. */
const once = { name: 'sign-on-use', hits: 1, windowSeconds: 1_200, refusal: 'USE021' } as const;

type Body = BodyOf<typeof endpoints.finishSingleSignOn>;

/**
 * Finishes a login at the identity provider. Only the browser that began it can finish, once and within ten minutes;
 * the user is the one proved by the provider, never the one named in the address. The session has the rules of a
 * password login: one per user, none for a disabled or blocked account. An expired password does not matter: none was
 * used. After the prompt about another session (USE025), the same state is sent again: the provider is not queried
 * again.
 *
 * @throws DomainError SEC001 from another browser or without a beginning · USE021 expired, or used · SEC004 when no
 * user was proved (401), or one who does not log in this way (403) · USE023 · USE025 · USE029 · SIS006 · PartnerError
 */
export function makeFinishSingleSignOn(
  tokens: TokenService,
  { identityProvider }: HandOver,
): UseCase<typeof endpoints.finishSingleSignOn, FlowContext> {
  return async ({ body }, context) => {
    if (!identityProvider) throw new DomainError('SIS006');
    await limitRate(context.db, perAddress, context.http.clientAddress, context.now);
    let entityId = 'unknown';
    try {
      const signOn = await consumeSignOn(body, tokens, context);
      const userId = signOn.userId ?? (await queryProvider(identityProvider, signOn, body, context));
      entityId = userId;
      const { endOtherSession } = body;
      const { granted, username } = await context.transaction((tx) =>
        enter({ userId, endOtherSession }, identityProvider, tokens, tx),
      );
      if (granted) return granted;
      context.http.setSignOnCookie(await sealSignOn(proveSignOn(signOn, userId), tokens));
      // the provider's session may belong to another user than expected: the prompt contains the name
      throw new DomainError('USE025', { params: { whose: ` (${username})` } });
    } catch (error) {
      await recordRefusal(error, entityId, context);
      throw error;
    }
  };
}

/** Records in the trail why a login was refused; the prompt about another session is no refusal. */
async function recordRefusal(error: unknown, entityId: string, context: FlowContext): Promise<void> {
  if (!(error instanceof DomainError) || error.code === 'USE025') return;
  const { code } = error;
  await context.transaction(async (tx) =>
    tx.audit({ action: 'login.single-sign-on-refused', entity: 'user', entityId, after: { code } }),
  );
}

/** What this browser began, if it is the one that was answered; from now on it opens nothing more. */
async function consumeSignOn({ state }: Body, tokens: TokenService, context: FlowContext): Promise<SignOn> {
  const { http, now } = context;
  const signOn = http.signOnCookie ? await openSignOn(http.signOnCookie, tokens) : null;
  // a foreign answer must not disturb this browser's login: the cookie stays
  if (signOn?.state !== state) throw new DomainError('SEC001');
  http.setSignOnCookie(null);
  if (signOn.endsAt <= now) throw new DomainError('USE021');
  await limitRate(context.db, once, signOn.useId, now);
  return signOn;
}

/** The account of the user who logged in at the provider, by name. */
async function queryProvider(
  provider: IdentityProvider,
  signOn: SignOn,
  body: Body,
  context: FlowContext,
): Promise<string> {
  const { state, code, error, iss } = body;
  const answer = new URL(returnPage, context.http.portalOrigin);
  for (const [name, value] of Object.entries({ state, code, error, iss }))
    if (value !== undefined) answer.searchParams.set(name, value);
  const user = await findUser(context.db, await provider.readUsername(answer, signOn));
  if (!user) throw notAllowed();
  return user.id;
}

/** Logs in the user; `granted` is null while the user has another open session. */
async function enter(
  { userId, endOtherSession }: { userId: string; endOtherSession: boolean },
  provider: IdentityProvider,
  tokens: TokenService,
  tx: WriteContext,
) {
  const user = await lockUser(tx.db, userId);
  if (!isProviderAccount(user, provider)) throw notAllowed();
  if (!user.enabled || user.blockedAt) throw new DomainError('USE023');
  const entered = await enterAccount(user, tokens, { endOtherSession, returnRefreshToken: false }, tx);
  const { username } = user;
  if (!entered) return { username, granted: null };
  const { sessionId, granted } = entered;
  tx.audit({ action: 'login.single-sign-on', entity: 'user', entityId: user.id, after: { sessionId }, actor: user });
  return { username, granted };
}
