import type { Fields } from '@estrada/domain/forms/index';
import type { Settings } from '@estrada/domain/settings/index';
import { z } from 'zod';
import { callsByName, defineEndpoints, type Family } from '../define-endpoint.ts';
import { instant } from '../fields.ts';
import { formSchema, valuesSchema } from '../form-schema.ts';
import { type SettingsName, settingsNames } from './settings-names.ts';

/**
 * The two calls of a settings record. Version 0 is the declared defaults before the first save.
 *
 * @param name its row in `settingsNames`, which names them
 */
export function settingsCalls<Name extends SettingsName, All extends Fields>(
  name: Name,
  record: Settings<string, All>,
  { family, path }: { family: Family; path: `/${string}` },
) {
  const { title, access } = record;
  const response = valuesSchema(record, {
    version: z.number().int(),
    updatedAt: instant.nullable(),
    changedByName: z.string().nullable(),
    can: z.object({ edit: z.boolean() }),
  });
  const calls = defineEndpoints({ area: 'parameters', family, access: { anyOf: [access] } })({
    read: {
      route: `GET ${path}`,
      summary: [`${title.pt}: ler`, `${title.en}: read`],
      response,
    },
    save: {
      route: `PUT ${path}`,
      summary: [`${title.pt}: salvar`, `${title.en}: save`],
      body: formSchema(record, { version: z.number({ error: 'version.required' }).int().min(0) }),
      response,
      errors: ['SET001'],
    },
  });
  return callsByName(settingsNames[name], calls, { settings: record.name });
}
