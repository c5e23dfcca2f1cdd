import {
  buildPath,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  endpoints,
  isPublic,
  type ParamsOf,
  type QueryInputOf,
  type ResponseOf,
} from '@estrada/endpoints/index';

/** Password of every demo account. */
export const demoPassword = 'Estrada!Demo-2026';

type CallInput<Name extends EndpointName> = {
  params?: ParamsOf<Endpoints[Name]>;
  query?: QueryInputOf<Endpoints[Name]>;
  body?: unknown;
};

/** A user's API calls outside of the browser, for the preconditions of a journey. */
export type ApiSession = {
  dealerId: string;
  permissions: Readonly<Record<string, boolean>>;
  /** @throws Error unless the status is 200 */
  ok<Name extends EndpointName>(name: Name, input?: CallInput<Name>): Promise<ResponseOf<Endpoints[Name]>>;
};

type UserType = 'gmf' | 'dealer' | 'public';

/** Logs in over HTTP; another session of the user ends. */
export async function signInByApi(username: string, portalUrl = process.env.PORTAL_URL ?? ''): Promise<ApiSession> {
  const session = await makeCalls(
    portalUrl,
    'public',
    {},
  )('login', {
    body: { username, password: demoPassword, endOtherSession: true },
  });
  const tokens = { idToken: session.idToken ?? '', permissionToken: session.permissionToken ?? '' };
  const ok = makeCalls(portalUrl, session.type === 'GMF' ? 'gmf' : 'dealer', tokens);
  return { dealerId: session.user.activeDealerId ?? '', permissions: { ...session.user.permissions }, ok };
}

/** Confirms the notices that a user has so far: a journey about notices begins without those of other journeys. */
export async function confirmPendingNotices({ ok }: ApiSession): Promise<void> {
  for (;;) {
    const { items } = await ok('readNotifications', { query: { limitByType: '20' } });
    if (items.length === 0) return;
    await ok('confirmNotifications', { query: { ids: items.map(({ id }) => id).join(',') } });
  }
}

function makeCalls(portalUrl: string, ownType: UserType, tokens: Record<string, string>): ApiSession['ok'] {
  const call = async (name: EndpointName, { params, query, body = {} }: CallInput<EndpointName> = {}) => {
    const endpoint = endpoints[name] as Endpoint;
    const userType = isPublic(endpoint) ? 'public' : ownType;
    const json = JSON.stringify(body);
    const isEncoded = endpoint.bodyEncoding === 'base64';
    const response = await fetch(portalUrl + buildPath(endpoint, userType, params, query), {
      method: endpoint.method,
      headers: {
        ...tokens,
        ...(endpoint.body ? { 'content-type': isEncoded ? 'text/plain' : 'application/json' } : {}),
      },
      ...(endpoint.body ? { body: isEncoded ? Buffer.from(json).toString('base64') : json } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
    return JSON.parse(text) as unknown;
  };
  return call as ApiSession['ok'];
}
