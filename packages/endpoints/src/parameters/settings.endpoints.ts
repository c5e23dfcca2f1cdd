/** Every settings record: one row each. */
import { certisign, esign, leadLimits } from '@estrada/domain/settings/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { formSchema } from '../form-schema.ts';
import { settingsCalls } from './settings-calls.ts';

const certisignCalls = settingsCalls('Certisign', certisign, { family: 'admin', path: '/certisign/parameters' });
const esignCalls = settingsCalls('Esign', esign, { family: 'admin', path: '/parameters/esign' });

/** The first save of the Certisign parameters; PUT changes them from then on. */
const createCertisign = defineEndpoint({
  name: 'createCertisign',
  area: 'parameters',
  method: 'POST',
  family: 'admin',
  path: '/certisign/parameters',
  summary: { pt: 'Integração Certisign: primeiro cadastro', en: 'Certisign integration: first save' },
  access: { anyOf: ['esign-ic'] },
  body: formSchema(certisign),
  response: certisignCalls.saveCertisign.response,
  errors: ['SET001'],
});

const allDealers = {
  area: 'parameters',
  family: 'admin',
  path: '/gmb/parameters/esign_disabled_all_dealers',
  access: { anyOf: ['esign-ic'] },
  response: z.object({ esignDisabledAllDealers: z.boolean(), version: z.number().int() }),
} as const;

const readEsignDisabledAllDealers = defineEndpoint({
  ...allDealers,
  access: { anyOf: ['esign-ic'] },
  name: 'readEsignDisabledAllDealers',
  method: 'GET',
  summary: {
    pt: 'Se a assinatura eletrônica está desligada para todas as concessionárias',
    en: 'Whether the electronic signature is off for all dealers',
  },
  errors: [],
});

const saveEsignDisabledAllDealers = defineEndpoint({
  ...allDealers,
  access: { anyOf: ['esign-ic'] },
  name: 'saveEsignDisabledAllDealers',
  method: 'PUT',
  summary: {
    pt: 'Desligar ou ligar a assinatura eletrônica para todas as concessionárias',
    en: 'Switch the electronic signature off or on for all dealers',
  },
  body: z.object({
    esignDisabledAllDealers: z.boolean({ error: 'required' }),
    version: z.number({ error: 'version.required' }).int().min(0),
  }),
  errors: ['SET001'],
});

export const settings = {
  ...settingsCalls('LeadLimits', leadLimits, { family: 'admin', path: '/leads/parameters' }),
  ...certisignCalls,
  createCertisign,
  ...esignCalls,
  readEsignDisabledAllDealers,
  saveEsignDisabledAllDealers,
};
