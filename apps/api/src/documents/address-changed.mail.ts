import { formatInstant } from '@estrada/domain/formats/index';
import { defineMail } from './document.ts';
import { renderMail } from './mail-layout.ts';

export interface AddressChanged {
  name: string;
  username: string;
  changedAt: Date;
}

const words = {
  'pt-BR': {
    subject: 'O e-mail do seu usuário foi trocado',
    preheader: 'Se você não reconhece esta troca, fale com o Service Desk.',
    intro: ({ name, username }: AddressChanged) =>
      `Olá, ${name}. O e-mail do usuário ${username} no Estrada foi trocado por outro. Os códigos para criar uma nova senha não são mais enviados a este endereço.`,
    when: 'Quando',
    notYou: 'Não reconhece esta troca? Fale agora com o gestor da sua concessionária ou com o Service Desk.',
  },
  en: {
    subject: 'The e-mail address of your user was changed',
    preheader: 'If you do not recognise this change, contact the Service Desk.',
    intro: ({ name, username }: AddressChanged) =>
      `Hello, ${name}. The e-mail address of the user ${username} in Estrada was changed to another one. Codes to create a new password are no longer sent to this address.`,
    when: 'When',
    notYou: 'Do you not recognise this change? Contact your dealer’s manager or the Service Desk now.',
  },
};

/** Mails the old address that the user's address has changed: an account takeover would begin with that. */
export const addressChangedMail = defineMail<AddressChanged>({
  name: 'address-changed',
  example: () => ({
    name: 'Olívia Neves',
    username: 'DEMO.CONSULTA',
    changedAt: new Date('2026-11-20T13:00:00Z'),
  }),
  render(data, language) {
    const say = words[language];
    return renderMail({
      language,
      subject: say.subject,
      preheader: say.preheader,
      heading: say.subject,
      blocks: [
        { kind: 'paragraph', text: say.intro(data) },
        { kind: 'facts', rows: [[say.when, formatInstant(data.changedAt.toISOString())]] },
        { kind: 'note', text: say.notYou },
      ],
    });
  },
});
