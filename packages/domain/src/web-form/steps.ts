import type { FieldProblem } from '../errors/domain-error.ts';
import type { Texts } from '../errors/texts.ts';
import { type ClientForm, missingForSending } from '../proposals/registration/client.ts';

type PersonType = 'PF' | 'PJ';

/** Fields of the registration under one heading: groups, lists, or fields of a company by their names. */
export type WebFormSection = Texts & {
  readonly paths: readonly string[];
  /** nothing in it is required: it is folded */
  readonly isOptional?: true;
};

/** A step with fields of the registration; documents and the review follow the last one. */
export type WebFormStep = Texts & { readonly id: string; readonly sections: readonly WebFormSection[] };

const isOptional = true;
const addressStep = { id: 'address', pt: 'Endereço', en: 'Address' } as const;
const contact = { pt: 'Contato', en: 'Contact', paths: ['contact'] } as const;

/**
 * The steps of the web form, each with fields of the registration of a proposal. Guarantors and attorneys are left out:
 * they belong to a proposal. So is the document, which stays as it was stated at the start.
 */
export const webFormSteps: Readonly<Record<PersonType, readonly WebFormStep[]>> = {
  PF: [
    {
      id: 'identity',
      pt: 'Seus dados',
      en: 'Your data',
      sections: [
        { pt: 'Identificação', en: 'Identification', paths: ['identification'] },
        contact,
        { pt: 'Estado civil', en: 'Marital status', paths: ['relationship'] },
      ],
    },
    {
      ...addressStep,
      sections: [
        { pt: 'Endereço', en: 'Address', paths: ['address'] },
        { pt: 'Moradia', en: 'Residence', paths: ['residence'], isOptional },
      ],
    },
    {
      id: 'work',
      pt: 'Trabalho e renda',
      en: 'Work and income',
      sections: [
        { pt: 'Profissão e renda', en: 'Occupation and income', paths: ['occupation'] },
        { pt: 'Profissão anterior', en: 'Previous occupation', paths: ['earlierOccupation'], isOptional },
      ],
    },
    {
      id: 'more',
      pt: 'Banco e referências',
      en: 'Bank and references',
      sections: [
        { pt: 'Conta bancária', en: 'Bank account', paths: ['bank'], isOptional },
        { pt: 'Referências', en: 'References', paths: ['references'], isOptional },
        { pt: 'Origem e residência fiscal', en: 'Origin and tax residence', paths: ['origin', 'fiscal'], isOptional },
      ],
    },
  ],
  PJ: [
    {
      id: 'company',
      pt: 'Empresa',
      en: 'Company',
      sections: [
        {
          pt: 'Dados da empresa',
          en: 'Company data',
          paths: ['name', 'businessNatureId', 'businessTypeId', 'taxRegime', 'foundationOn'],
        },
        contact,
        {
          pt: 'Grupo e registro da empresa',
          en: 'Group and company registry',
          paths: ['businessName', 'businessGroup', 'giinCode', 'chamberRegistry'],
          isOptional,
        },
      ],
    },
    { ...addressStep, sections: [{ pt: 'Endereço', en: 'Address', paths: ['address'] }] },
    {
      id: 'people',
      pt: 'Faturamento e sócios',
      en: 'Revenue and partners',
      sections: [
        { pt: 'Dados financeiros', en: 'Financial data', paths: ['financialData'] },
        { pt: 'Responsáveis pela empresa', en: 'People responsible for the company', paths: ['responsibles'] },
        { pt: 'Sócios', en: 'Partners', paths: ['partners'], isOptional },
        { pt: 'Representantes', en: 'Representatives', paths: ['representatives'], isOptional },
      ],
    },
  ],
};

/** The steps after those with fields. */
export const lastWebFormSteps = [
  { id: 'documents', pt: 'Documentos', en: 'Documents' },
  { id: 'review', pt: 'Revisão', en: 'Review' },
] as const;

/** The ids of the steps of a kind of person, in their order. */
export const webFormStepIds = (personType: PersonType): readonly string[] => [
  ...webFormSteps[personType].map(({ id }) => id),
  ...lastWebFormSteps.map(({ id }) => id),
];

/** Every id of a step, of either kind of person. */
export const allWebFormSteps = [...new Set((['PF', 'PJ'] as const).flatMap(webFormStepIds))];

/** Their names. */
export const webFormStepTexts = allWebFormSteps.map((id) => {
  const { pt, en } = [...webFormSteps.PF, ...webFormSteps.PJ, ...lastWebFormSteps].find((one) => one.id === id)!;
  return { id, pt, en };
});

const isWithin = (path: string, around: string): boolean => path === around || path.startsWith(`${around}.`);

/** Whether a section has the field at a path (`identification.name`, `partners.0.name`). */
export const isInSection = ({ paths }: Pick<WebFormSection, 'paths'>, path: string): boolean =>
  paths.some((one) => isWithin(path, one));

/** The step that has the field at a path; undefined for one that no step has. */
export const stepOfPath = (personType: PersonType, path: string): string | undefined =>
  webFormSteps[personType].find(({ sections }) => sections.some((section) => isInSection(section, path)))?.id;

/**
 * What prevents a registration from being sent, or one step of it from being left: missing and invalid fields of the
 * form.
 *
 * @param today the business day
 */
export function webFormProblems(client: ClientForm, today: Temporal.PlainDate, step?: string): FieldProblem[] {
  const isAsked = (path: string) => {
    const at = stepOfPath(client.personType, path);
    return step === undefined ? at !== undefined : at === step;
  };
  return missingForSending(client, today).filter(({ path }) => isAsked(path));
}
