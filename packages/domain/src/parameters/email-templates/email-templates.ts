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
  words: { pt: 'Prazo do primeiro contato', en: 'Deadline for the first contact' },
  sample: '20/11/2026 11:30',
};

/** Every kind of message about leads: one row each (docs/specification/parameters.md#e-mail-templates). */
const emailTemplates = {
  'lead-received': {
    words: { pt: 'Oportunidade recebida', en: 'Lead received' },
    about: {
      pt: 'Ao cliente, quando o interesse dele é registrado.',
      en: 'To the client, when their interest is registered.',
    },
    subject: 'Recebemos o seu interesse, {{clientFirstName}}',
    text: 'Olá, {{clientFirstName}}.\n\nRecebemos o seu interesse no veículo {{vehicleName}}. A concessionária {{dealerName}} vai entrar em contato com você: {{dealerPhone}}.',
    placeholders: {
      clientFirstName,
      vehicleName,
      dealerName: { ...dealerName, isRequired: true },
      dealerPhone: {
        words: { pt: 'Telefone da concessionária', en: 'Phone number of the dealer' },
        sample: '(11) 3000-1000',
      },
    },
  },
  'lead-forwarded': {
    words: { pt: 'Oportunidade encaminhada', en: 'Lead forwarded' },
    about: {
      pt: 'À concessionária, quando ela recebe uma oportunidade.',
      en: 'To the dealer, when it receives a lead.',
    },
    subject: 'Nova oportunidade: {{vehicleName}}',
    text: 'Uma nova oportunidade chegou para a concessionária {{dealerName}}.\n\n{{clientFirstName}} tem interesse no veículo {{vehicleName}}. Faça o primeiro contato até {{answerBy}}.\n\n{{leadAddress}}',
    placeholders: { clientFirstName, vehicleName, dealerName, answerBy, leadAddress },
  },
  'lead-expiring': {
    words: { pt: 'Oportunidade prestes a expirar', en: 'Lead about to expire' },
    about: {
      pt: 'À concessionária, quando o prazo do primeiro contato está acabando.',
      en: 'To the dealer, when the time for the first contact is running out.',
    },
    subject: 'Oportunidade expira em breve: {{vehicleName}}',
    text: '{{clientFirstName}} ainda não recebeu contato da concessionária {{dealerName}}.\n\nInteresse: {{vehicleName}}. A oportunidade expira em {{answerBy}}.\n\n{{leadAddress}}',
    placeholders: {
      clientFirstName,
      vehicleName,
      dealerName,
      answerBy: { ...answerBy, isRequired: true },
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
