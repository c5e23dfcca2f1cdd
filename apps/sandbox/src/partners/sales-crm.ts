import type { FastifyInstance } from 'fastify';
import { steadyDelayMs } from '../pace.ts';
import { AnswerMemory } from './answer-memory.ts';
import type { Partner } from './partner.ts';
import { anyToken } from './partner-tokens.ts';
import { isText } from './request-fields.ts';
import { rawField } from './request-key.ts';
import { serveCall } from './serve-call.ts';

/** Leads of phones that end in these digits are refused until their phone is corrected. */
const REFUSED_ENDING = '0009';

type Person = { name: string; phone?: unknown };
type Delivery = { leadId: string; version: number; event: string; status: string; person: Person };
type Received = { version: number; event: string; status: string };

const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;
const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' && value !== null && isText((value as Person).name);

function register(scope: FastifyInstance): void {
  const leads = new AnswerMemory<Received[]>();
  serveCall<Delivery>(scope, {
    method: 'POST',
    path: '/v1/leads',
    token: anyToken,
    fields: { leadId: isText, version: isVersion, event: isText, status: isText, person: isPerson },
    refuse: ({ person }) =>
      String(person.phone ?? '').endsWith(REFUSED_ENDING)
        ? { status: 422, body: { error: 'CRM-009', message: 'Telefone inexistente.' } }
        : undefined,
    answer({ leadId, version, event, status }) {
      const received = leads.once(leadId, () => []);
      // a version that is known, or older than the last one, changes nothing
      if (version > (received.at(-1)?.version ?? 0)) received.push({ version, event, status });
      return { leadId, version: received.at(-1)!.version };
    },
  });
  serveCall<{ leadId: string }>(scope, {
    method: 'GET',
    path: '/v1/leads/:leadId',
    token: anyToken,
    fields: { leadId: isText },
    refuse: ({ leadId }) =>
      leads.recall(leadId) === undefined ? { status: 404, body: { error: 'unknown_lead' } } : undefined,
    answer: ({ leadId }) => ({ leadId, received: leads.recall(leadId)! }),
  });
}

/** Plays the sales CRM: it receives each lead and its changes, one version after another. */
export const salesCrm: Partner = {
  id: 'sales-crm',
  name: { pt: 'CRM de vendas', en: 'Sales CRM' },
  purpose: {
    pt: `Recebe cada oportunidade e suas mudanças, versão por versão; uma versão repetida não muda nada. Telefone terminado em ${REFUSED_ENDING}: recusada até o telefone ser corrigido.`,
    en: `Receives each lead and its changes, version by version; a repeated version changes nothing. A phone that ends in ${REFUSED_ENDING}: refused until the phone is corrected.`,
  },
  endpoints: ['POST /sales-crm/v1/leads', 'GET /sales-crm/v1/leads/:leadId'],
  refusal: { code: 'CRM-020', message: 'Conta da concessionária suspensa no CRM.' },
  http: {
    latencyMs: (request) => steadyDelayMs(rawField(request.body, 'leadId') || request.url, 60, 300),
    register,
  },
};
