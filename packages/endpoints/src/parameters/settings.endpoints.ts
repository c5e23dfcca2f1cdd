/** Every settings record: one row each. */
import {
  autoCampaignLimits,
  certisign,
  clientDeadlines,
  correspondentRules,
  esign,
  insuranceSegments,
  leadLimits,
  messageSettings,
  productFollowUp,
} from '@estrada/domain/settings/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { formSchema } from '../form-schema.ts';
import { settingsCalls } from './settings-calls.ts';

const disabledAllDealers = z.object({ esignDisabledAllDealers: z.boolean(), version: z.number().int() });
const certisignCalls = settingsCalls('Certisign', certisign, { family: 'admin', path: '/certisign/parameters' });

export const settingsEndpoints = {
  ...settingsCalls('LeadLimits', leadLimits, { family: 'admin', path: '/leads/parameters' }),
  ...certisignCalls,
  ...settingsCalls('InsuranceSegments', insuranceSegments, { family: 'insurance', path: '/insurance/management' }),
  ...settingsCalls('AutoCampaignLimits', autoCampaignLimits, {
    family: 'insurance',
    path: '/insurance/discountCampaign/autoInsurance/limits',
  }),
  ...settingsCalls('ProductFollowUp', productFollowUp, { family: 'insurance', path: '/insurance/management/followUp' }),
  ...settingsCalls('CorrespondentRules', correspondentRules, { family: 'admin', path: '/parameters/correspondents' }),
  ...settingsCalls('MessageSettings', messageSettings, { family: 'admin', path: '/parameters/messages' }),
  ...settingsCalls('ClientDeadlines', clientDeadlines, { family: 'admin', path: '/parameters/clientDeadlines' }),
  ...settingsCalls('Esign', esign, { family: 'admin', path: '/parameters/esign' }),
  ...defineEndpoints({ area: 'parameters', family: 'admin', access: { anyOf: ['esign-ic'] } })({
    /** The first save of the Certisign parameters; PUT changes them from then on. */
    createCertisign: {
      route: 'POST /certisign/parameters',
      summary: ['Integração Certisign: primeiro cadastro', 'Certisign integration: first save'],
      body: formSchema(certisign),
      response: certisignCalls.saveCertisign.response,
      errors: ['SET001'],
    },
    readEsignDisabledAllDealers: {
      route: 'GET /gmb/parameters/esign_disabled_all_dealers',
      summary: [
        'Se a assinatura eletrônica está desativada para todas as concessionárias',
        'Whether the electronic signature is off for all dealers',
      ],
      response: disabledAllDealers,
    },
    saveEsignDisabledAllDealers: {
      route: 'PUT /gmb/parameters/esign_disabled_all_dealers',
      summary: [
        'Ativar ou desativar a assinatura eletrônica para todas as concessionárias',
        'Turn the electronic signature on or off for all dealers',
      ],
      body: z.object({
        esignDisabledAllDealers: z.boolean({ error: 'required' }),
        version: z.number({ error: 'version.required' }).int().min(0),
      }),
      response: disabledAllDealers,
      errors: ['SET001'],
    },
  }),
};
