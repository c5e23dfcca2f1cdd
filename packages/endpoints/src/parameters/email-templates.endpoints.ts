import { maxTemplateBytes } from '@estrada/domain/parameters/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import {
  removedPart,
  templateName,
  templatePreview,
  templateRow,
  templateVersion,
  templateVersionRow,
} from './email-templates.schemas.ts';

const ofKind = z.object({ name: templateName });
const ofVersion = ofKind.extend({ version: templateVersion });

/** A file with another extension is refused, and so is content that is no HTML. */
const files = { file: { max: 1, maxBytes: maxTemplateBytes, types: ['html'] } } as const;

export const emailTemplatesEndpoints = defineEndpoints({
  area: 'parameters',
  family: 'admin',
  access: { anyOf: ['lead-emails'] },
})({
  listEmailTemplates: {
    route: 'GET /emails/templates',
    summary: [
      'Os e-mails sobre oportunidades, com a versão em uso de cada um',
      'The e-mails about leads, with the version in use of each',
    ],
    response: z.object({ items: z.array(templateRow) }),
  },
  readEmailTemplate: {
    route: 'GET /emails/templates/{name}',
    summary: ['Um modelo de e-mail com suas últimas versões', 'An e-mail template with its latest versions'],
    params: ofKind,
    response: templateRow.extend({
      /** latest first; the product's own text is the last */
      versions: z.array(templateVersionRow),
      /** the caller's own address: the recipient of a test message */
      testAddress: z.string(),
    }),
  },
  tryEmailTemplate: {
    route: 'POST /emails/templates/try',
    summary: [
      'Testar um modelo: o que seria removido, o que está errado, como ficaria. Nada é salvo',
      'Test a template: what would be removed, what is wrong, how it would look. Nothing is saved',
    ],
    body: ofKind,
    files,
    response: z.object({
      fileName: z.string(),
      sizeBytes: z.number().int(),
      /** of the sanitized content; saving confirms it where parts were removed */
      sha256: z.string(),
      removed: z.array(removedPart),
      /** in the caller's language, with the line of the file where there is one */
      problems: z.array(z.string()),
      preview: templatePreview,
    }),
    errors: ['DOM002', 'SIS005', 'USE029'],
  },
  uploadEmailTemplate: {
    route: 'POST /emails/templates',
    summary: ['Enviar um modelo de e-mail (.html)', 'Upload an e-mail template (.html)'],
    body: ofKind.extend({
      /** the current one that the user saw */
      version: z.number({ error: 'version.required' }).int().min(0),
      /** the result of a trial; not needed where nothing was removed */
      sha256: z.string().nullable().default(null),
    }),
    files,
    response: templateRow,
    errors: ['DOM002', 'SET001', 'SIS005', 'USE029'],
    idempotent: true,
  },
  returnEmailTemplate: {
    route: 'POST /emails/templates/{name}/return',
    summary: [
      'Restaurar uma versão anterior: ela passa a ser a mais recente',
      'Restore an earlier version: it becomes the latest one',
    ],
    params: ofKind,
    body: z.object({
      version: z.number({ error: 'version.required' }).int().min(0),
      returnTo: z.number({ error: 'version.required' }).int().min(0),
    }),
    response: templateRow,
    errors: ['SEC004', 'SET001'],
    idempotent: true,
  },
  previewEmailTemplate: {
    route: 'GET /emails/templates/{name}/versions/{version}/preview',
    summary: [
      'Uma versão de um modelo, preenchida com dados de exemplo',
      'A version of a template, filled with sample data',
    ],
    params: ofVersion,
    response: templatePreview,
    errors: ['SEC004'],
  },
  sendTestEmail: {
    route: 'POST /emails/templates/{name}/versions/{version}/test',
    summary: [
      'Enviar a si próprio uma versão de um modelo, com dados de exemplo',
      'Send a version of a template to oneself, with sample data',
    ],
    params: ofVersion,
    response: z.object({ address: z.string() }),
    errors: ['SEC004', 'USE029'],
    idempotent: true,
  },
});
