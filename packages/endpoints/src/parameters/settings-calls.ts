import type { Fields } from '@estrada/domain/forms/index';
import type { Settings } from '@estrada/domain/settings/index';
import { z } from 'zod';
import { defineEndpoint, type Family } from '../define-endpoint.ts';
import { formSchema, valuesSchema } from '../form-schema.ts';

/**
 * The two calls of a settings record: `LeadLimits` gives `readLeadLimits` and `saveLeadLimits`. Version 0 is the declared
 * defaults, which nobody has saved yet.
 */
export function settingsCalls<Name extends string, All extends Fields>(
  name: Name,
  record: Settings<string, All>,
  { family, path }: { family: Family; path: `/${string}` },
) {
  const { title, access } = record;
  const shared = { area: 'parameters', family, path, access: { anyOf: [access] }, settings: record.name } as const;
  const response = valuesSchema(record, {
    version: z.number().int(),
    updatedAt: z.string().nullable(),
    changedByName: z.string().nullable(),
    can: z.object({ edit: z.boolean() }),
  });
  const read = defineEndpoint({
    ...shared,
    name: `read${name}`,
    method: 'GET',
    summary: { pt: `${title.pt}: ler`, en: `${title.en}: read` },
    response,
    errors: [],
  });
  const save = defineEndpoint({
    ...shared,
    name: `save${name}`,
    method: 'PUT',
    summary: { pt: `${title.pt}: salvar`, en: `${title.en}: save` },
    body: formSchema(record, { version: z.number({ error: 'version.required' }).int().min(0) }),
    response,
    errors: ['SET001'],
  });
  const calls = { [read.name]: read, [save.name]: save };
  // the compiler does not follow computed names; the walk over all endpoints checks that each is keyed by its own
  return calls as unknown as { [Key in `read${Name}`]: typeof read } & { [Key in `save${Name}`]: typeof save };
}
