import { permissionMap } from '@estrada/domain/access/index';
import type { EndpointName, SessionUser } from '@estrada/endpoints/index';
import { vi } from 'vitest';
import type { EndpointRow } from '../src/calls/endpoint-row.ts';
import { rows as firstRows } from '../src/calls/first-endpoints.ts';
import { rows as laterRows } from '../src/calls/later-endpoints.ts';
import { readSession } from '../src/session/session-store.ts';

const endpointTable = { ...firstRows, ...laterRows };

/** One call as received by the server. */
export type ServedCall = {
  name: EndpointName;
  url: URL;
  headers: Headers;
  /** the body, decoded from base64 if encoded */
  body: Record<string, unknown>;
  /** the uploaded file */
  file: File | null;
  /** all uploaded files, by their names in the form */
  files: Readonly<Record<string, File>>;
};

/** The server's responses: a body for 200, or a whole Response. */
export type Answers = { [Name in EndpointName]?: (call: ServedCall) => unknown };

/** The background requests of many pages. They have default responses, and are not among the test's calls. */
const inTheBackground: { [Name in EndpointName]?: () => unknown } = {
  readActiveModules: () => ({ modules: [], apiKey: 'key-of-the-tests', plansOrigin: 'https://plans.test' }),
  readMenuPermissions: () => readSession().user?.permissions,
  readNotifications: () => ({ items: [], pollSeconds: 60 }),
  readCommonConfiguration: () => ({ esignEnabled: true, createPropose: true, viewPaymentReport: true }),
  readLeadNotifications: () => ({ count: 0 }),
  readClientMessages: () => ({ items: [] }),
  readLeadMessages: () => ({ items: [] }),
  readOfferMessages: () => ({ items: [] }),
  readSimulationNotifications: () => ({ items: [] }),
  registerAudit: () => ({ registered: true }),
};

/**
 * Fakes the API behind `fetch`. A call without an answer fails the test with its address.
 *
 * @returns the calls in order
 */
export function fakeServer(answers: Answers): ServedCall[] {
  const calls: ServedCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://portal.test');
    const fitting = Object.entries(endpointTable).filter(([, row]) => fits(row, init.method ?? 'GET', url.pathname));
    // as in the server, an address without parameters has priority
    const found = fitting.find(([, row]) => !row.path.includes('{')) ?? fitting[0];
    const name = found?.[0] as EndpointName | undefined;
    const answer = name && answers[name];
    const unasked = name && !answer && inTheBackground[name];
    if (found && unasked) return Response.json(unasked());
    if (!found || !answer) throw new Error(`nobody answers ${init.method} ${url.pathname}`);
    const call = {
      name,
      url,
      headers: new Headers(init.headers),
      body: decode(found[1], init.body),
      file: fileOf(init.body),
      files: filesOf(init.body),
    };
    calls.push(call);
    const given = await answer(call);
    return given instanceof Response ? given : Response.json(given);
  });
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  return calls;
}

/** Files are uploaded by XMLHttpRequest, which reports progress; this reports half, then calls the same server. */
class FakeXhr extends EventTarget {
  readonly upload = new EventTarget();
  responseText = '';
  status = 0;
  readonly #headers: Record<string, string> = {};
  #address = '';
  #method = '';
  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(body: FormData): void {
    const progress = Object.assign(new Event('progress'), { lengthComputable: true, loaded: 1, total: 2 });
    this.upload.dispatchEvent(progress);
    fetch(this.#address, { method: this.#method, headers: this.#headers, body }).then(
      async (response) => {
        this.status = response.status;
        this.responseText = await response.text();
        this.dispatchEvent(new Event('load'));
      },
      () => this.dispatchEvent(new Event('error')),
    );
  }
}

/** A refusal in the API's format. */
export function refuse(status: number, code: string, message: string, fields?: unknown[]): Response {
  return Response.json({ code, message, fields, correlationId: 'c0ffee00' }, { status });
}

function fits(row: EndpointRow, method: string, pathname: string): boolean {
  const path = row.path.replace(/\{\w+\}/g, '[^/]+');
  return row.method === method && new RegExp(`^/api/${row.family}/(gmf|dealer|public)${path}$`).test(pathname);
}

const fileOf = (body: unknown) => (body instanceof FormData ? (body.get('file') as File) : null);

const filesOf = (body: unknown): Record<string, File> =>
  body instanceof FormData
    ? Object.fromEntries([...body].filter((part): part is [string, File] => part[1] instanceof File))
    : {};

function decode(row: EndpointRow, body: unknown): Record<string, unknown> {
  if (body instanceof FormData) return JSON.parse(String(body.get('fields') ?? '{}'));
  if (typeof body !== 'string') return {};
  return JSON.parse(row.isBase64 ? Buffer.from(body, 'base64').toString('utf8') : body);
}

const autovia = { id: '01hq3w7k9m2n4p6r8s0t2v4x6y', gmfCode: '101', tradingName: 'Autovia Veículos', state: 'SP' };
const pontoNorte = { id: '01hq3w7k9m2n4p6r8s0t2v4x7z', gmfCode: '102', tradingName: 'Ponto Norte', state: 'PR' };

/** An F&I manager of two dealers, acting for the first. */
export const fiManager: SessionUser = {
  username: 'ANA.LIMA',
  name: 'Ana Lima',
  email: 'ana.lima@autovia.example',
  userType: 'DEALER',
  status: 'AUTHORIZED',
  groups: [{ groupName: 'fi-manager' }],
  dealers: [autovia, pontoNorte],
  gmfCode: '101',
  dealerDefault: { id: autovia.id },
  activeDealerId: autovia.id,
  permissions: permissionMap(['createPropose', 'viewPaymentReport', 'insuranceContracting']),
  passwordExpireDate: null,
  language: null,
};

/** Provider staff who may register dealers, without access to the sales screens. */
export const bitUser: SessionUser = {
  ...fiManager,
  username: 'BIT.1',
  name: 'Bruno Teles',
  userType: 'GMF',
  groups: [{ groupName: 'bit' }],
  dealers: [],
  gmfCode: null,
  dealerDefault: null,
  activeDealerId: null,
  permissions: permissionMap([]),
};

/** The response of login and renewal for a user. */
export function granted(user: SessionUser, token = 'id-1') {
  const sessionEndsAt = new Date(Date.now() + 12 * 3_600_000).toISOString();
  return { idToken: token, permissionToken: `${token}-p`, refreshToken: null, sessionEndsAt, user };
}
