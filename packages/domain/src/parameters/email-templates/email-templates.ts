import type { Texts } from '../../errors/texts.ts';

/** A value of the lead in a message, written `{{name}}` in a template. */
export interface Placeholder {
  readonly words: Texts;
  /** the sample value of previews and test messages */
  readonly sample: string;
  /** a template without it is refused: the message would miss its purpose */
  readonly isRequired?: true;
  /** the address of a page: it may be the target of a link */
  readonly isAddress?: true;
}

/** A kind of message about leads. Subject and text are used without an uploaded template. */
export interface EmailTemplateKind {
  readonly words: Texts;
  /** its receiver and occasion */
  readonly about: Texts;
  /** in Portuguese, like all messages about leads; a template changes the body, never the subject */
  readonly subject: string;
  readonly text: string;
  readonly placeholders: Readonly<Record<string, Placeholder>>;
}

const clientFirstName = { words: { pt: 'Primeiro nome do cliente', en: "The client's first name" }, sample: 'Olívia' };
const dealerName = { words: { pt: 'Nome da concessionária', en: 'Name of the dealer' }, sample: 'Chevrolet Vila Rica' };
const vehicleName = { words: { pt: 'Veículo de interesse', en: 'Vehicle of interest' }, sample: 'Onix LT 1.0 2027' };
const leadAddress = {
  words: { pt: 'Endereço da oportunidade no portal', en: 'Address of the lead in the portal' },
  sample: 'https://portal.example.com/leads',
  isRequired: true,
  isAddress: true,
} as const;
const answerBy = {
  words: { pt: 'Prazo do contato', en: 'Deadline for the contact' },
  sample: '20/11/2026 11:30',
};

/** Every kind of message about leads: one row each (docs/specification/parameters.md#e-mail-templates). */
const emailTemplates = {
  'lead-received': {
    words: { pt: 'Oportunidade recebida', en: 'Lead received' },
    about: {
      pt: 'Ao responsável pela oportunidade que chega; sem responsável, aos gerentes de F&I da concessionária.',
      en: 'To the owner of an arriving lead; without an owner, to the F&I managers of the dealer.',
    },
    subject: 'Oportunidade recebida: {{vehicleName}}',
    text: 'Uma oportunidade chegou à concessionária {{dealerName}}.\n\n{{clientFirstName}} tem interesse em comprar. Veículo: {{vehicleName}}. Faça o primeiro contato até {{answerBy}}.\n\n{{leadAddress}}',
    placeholders: { clientFirstName, vehicleName, dealerName, answerBy, leadAddress },
  },
  'lead-forwarded': {
    words: { pt: 'Oportunidade encaminhada', en: 'Lead forwarded' },
    about: {
      pt: 'Ao novo responsável, quando recebe a oportunidade de outra pessoa ou pelo rodízio.',
      en: 'To the new owner who gets the lead from another user or by the round robin.',
    },
    subject: 'Oportunidade para você: {{vehicleName}}',
    text: 'Você é responsável por uma oportunidade da concessionária {{dealerName}}.\n\n{{clientFirstName}} tem interesse em comprar. Veículo: {{vehicleName}}. Faça o contato até {{answerBy}}.\n\n{{leadAddress}}',
    placeholders: { clientFirstName, vehicleName, dealerName, answerBy, leadAddress },
  },
  'lead-expiring': {
    words: { pt: 'Oportunidade prestes a expirar', en: 'Lead about to expire' },
    about: {
      pt: 'Ao responsável, ou aos gerentes de F&I, dois dias antes de a oportunidade expirar por falta de contato.',
      en: 'To the owner, or to the F&I managers, two days before the lead expires without a contact.',
    },
    subject: 'Oportunidade expira em breve: {{vehicleName}}',
    text: 'Uma oportunidade da concessionária {{dealerName}} está há dias sem contato com {{clientFirstName}}.\n\nVeículo: {{vehicleName}}. A oportunidade expira depois de {{answerBy}}.\n\n{{leadAddress}}',
    placeholders: {
      clientFirstName,
      vehicleName,
      dealerName,
      answerBy: {
        words: { pt: 'Último dia antes de expirar', en: 'Last day before it expires' },
        sample: '20/11/2026',
        isRequired: true,
      },
      leadAddress,
    },
  },
} as const satisfies Record<string, EmailTemplateKind>;

/** A kind of message, by its name on the wire. */
export type EmailTemplateName = keyof typeof emailTemplates;
export const emailTemplateNames = Object.keys(emailTemplates) as [EmailTemplateName, ...EmailTemplateName[]];

/** A kind by its name, without the type of its placeholder names. */
export const emailTemplateOf = (name: EmailTemplateName): EmailTemplateKind => emailTemplates[name];

/** The sample values of a preview and a test message. */
export const sampleValues = ({ placeholders }: EmailTemplateKind): Record<string, string> =>
  Object.fromEntries(Object.entries(placeholders).map(([name, { sample }]) => [name, sample]));

/** A template is a page of text: a larger one contains pictures, which belong on a server. In bytes. */
export const maxTemplateBytes = 200 * 1024;
