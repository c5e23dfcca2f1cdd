import { legalTextForms, type PaperKind, paperKindIds } from '@estrada/domain/contracts/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
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

/** A text as the paper of a made-up proposal, before anybody saves it. */
export const previewLegalText = defineEndpoint({
  name: 'previewLegalText',
  area: 'parameters',
  method: 'POST',
  family: 'admin',
  path: `${path}/preview`,
  summary: { pt: 'Ver um texto legal no documento, sem o salvar', en: 'See a legal text in its paper, not saving it' },
  access: { anyOf: ['legal-texts'] },
  body: z.object(values).superRefine(refuse(problemsOf)).transform(cleaned),
  response: { file: 'application/pdf' },
  errors: ['DOM002'],
});
