import { legalTextForms, type PaperKind, paperKindIds } from '@estrada/domain/contracts/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { refuse } from '../fields.ts';
import { successionCalls, successionChange } from './succession-calls.ts';

const path = '/gmb/parameters/legal-texts';

const values = {
  kind: z.enum(paperKindIds, { error: 'value.notAllowed' }),
  body: z.string({ error: 'required' }),
};

const problemsOf = ({ kind, body }: { kind: PaperKind; body: string }) => legalTextForms[kind].problems({ body });

const cleaned = <Typed extends { kind: PaperKind; body: string }>(typed: Typed) => ({
  ...typed,
  ...legalTextForms[typed.kind].normalise(typed),
});

/** The legal texts of the papers, by dated rows: one succession for each paper. */
export const legalTextCalls = successionCalls('LegalText', {
  family: 'admin',
  path,
  access: 'legal-texts',
  title: { pt: 'Textos legais', en: 'Legal texts' },
  values,
  body: z
    .object({ ...successionChange, ...values })
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
      body: z.object(values).superRefine(refuse(problemsOf)).transform(cleaned),
      response: { file: 'application/pdf' },
      errors: ['DOM002'],
    },
  }),
};
