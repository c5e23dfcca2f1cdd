import { trailFieldsOf } from '../../forms/form.ts';
import { pathologyForm, pcdExemptionForm, pcdStepForm } from '../../pcd/pcd-forms.ts';
import type { AuditEntity } from '../audit-entity.ts';

/** Audit fields of the records of sales to people with disabilities. */
export const pcdEntities = {
  pathology: {
    pt: 'Patologia',
    en: 'Pathology',
    acts: {
      'pathology.register': { pt: 'Cadastrou', en: 'Registered' },
      'pathology.update': { pt: 'Alterou', en: 'Changed' },
      'pathology.enable': { pt: 'Habilitou', en: 'Enabled' },
      'pathology.disable': { pt: 'Desabilitou', en: 'Disabled' },
    },
    fields: { ...trailFieldsOf(pathologyForm.fields), enabled: { pt: 'Habilitada', en: 'Enabled' } },
  },
  pcdExemption: {
    pt: 'Isenção PCD',
    en: 'PWD exemption',
    acts: {
      'pcdExemption.register': { pt: 'Cadastrou', en: 'Registered' },
      'pcdExemption.update': { pt: 'Alterou', en: 'Changed' },
      'pcdExemption.enable': { pt: 'Habilitou', en: 'Enabled' },
      'pcdExemption.disable': { pt: 'Desabilitou', en: 'Disabled' },
    },
    fields: { ...trailFieldsOf(pcdExemptionForm.fields), enabled: { pt: 'Habilitada', en: 'Enabled' } },
  },
  pcdStep: {
    pt: 'Passo PCD',
    en: 'PWD step',
    acts: {
      'pcdStep.register': { pt: 'Cadastrou', en: 'Registered' },
      'pcdStep.update': { pt: 'Alterou', en: 'Changed' },
      'pcdStep.enable': { pt: 'Habilitou', en: 'Enabled' },
      'pcdStep.disable': { pt: 'Desabilitou', en: 'Disabled' },
    },
    fields: { ...trailFieldsOf(pcdStepForm.fields), enabled: { pt: 'Habilitado', en: 'Enabled' } },
  },
} as const satisfies Record<string, AuditEntity>;
