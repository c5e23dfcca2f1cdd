import { legalBodyForm, legalTextForms, type PaperKind, paperKindIds } from '@estrada/domain/contracts/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { recordId, refuse } from '../fields.ts';
import { confirmedVersion, legalReview, successionCalls, successionChange } from './succession-calls.ts';

const path = '/gmb/parameters/legal-texts';

const values = {
  kind: z.enum(paperKindIds, { error: 'value.notAllowed' }),
  body: z.string({ error: 'required' }),
};

const sources = z.string({ error: 'required' });

type Typed = { kind: PaperKind; body: string; sources: string };

const problemsOf = ({ kind, body, sources }: Typed) => legalTextForms[kind].problems({ body, sources });

const cleaned = <Body extends Typed>(typed: Body) => ({
  ...typed,
  ...legalTextForms[typed.kind].normalise(typed),
});

/** The legal texts of the papers, by dated rows: one succession for each paper. */
export const legalTextCalls = successionCalls('LegalText', {
  family: 'admin',
  path,
  access: 'legal-texts',
  title: { pt: 'Textos legais', en: 'Legal texts' },
  values: {
    ...values,
    sources,
    confirmation: legalReview,
  },
  acts: { confirm: z.boolean() },
  body: z
    .object({ ...successionChange, ...values, sources })
    .superRefine(refuse(problemsOf))
    .transform(cleaned),
});

export const legalTextsEndpoints = {
  ...legalTextCalls,
  ...defineEndpoints({ area: 'parameters', family: 'admin', access: { anyOf: ['legal-texts'] } })({
    /** A text as the paper of a sample proposal, before it is saved. */
    previewLegalText: {
      route: `POST ${path}/preview`,
      summary: ['Ver um texto legal no documento, sem salvar', 'View a legal text in its document, without saving'],
      body: z.object(values).superRefine(refuse(({ kind, body }) => legalBodyForm(kind).problems({ body }))),
      response: { file: 'application/pdf' },
      errors: ['DOM002'],
    },
    confirmLegalText: {
      route: `PUT ${path}/{id}/confirmation`,
      summary: ['Confirmar a revisão jurídica de um texto', 'Confirm the legal review of a text'],
      params: z.object({ id: recordId }),
      body: confirmedVersion,
      response: legalTextCalls.saveLegalText.response,
      errors: ['SEC004', 'SET001', 'DOM002'],
    },
  }),
};
