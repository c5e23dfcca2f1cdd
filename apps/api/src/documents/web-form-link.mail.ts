import { webFormDays } from '@estrada/domain/web-form/index';
import { defineMail } from './document.ts';
import { renderMail } from './mail-layout.ts';

const words = {
  'pt-BR': {
    subject: 'Continue seu cadastro',
    preheader: 'Seu cadastro está salvo. Abra o link para continuar de onde parou.',
    intro: (name: string, dealer: string) =>
      `Olá, ${name}. Você começou um cadastro na ${dealer}. Ele está salvo, e você continua de onde parou, no celular ou no computador.`,
    act: 'Continuar o cadastro',
    own: `Este link é pessoal: não o encaminhe a ninguém. Um cadastro não enviado é excluído ${webFormDays} dias depois do último salvamento. Se não foi você que começou, ignore esta mensagem ou abra o link e exclua o cadastro.`,
  },
  en: {
    subject: 'Continue your registration',
    preheader: 'Your registration is saved. Open the link to continue where you stopped.',
    intro: (name: string, dealer: string) =>
      `Hello, ${name}. You began a registration at ${dealer}. It is saved, and you continue where you stopped, on a phone or a computer.`,
    act: 'Continue the registration',
    own: `This link is personal: do not forward it to anyone. A registration that is not sent is deleted ${webFormDays} days after it was last saved. If you did not begin it, ignore this message, or open the link and delete the registration.`,
  },
};

/** The link of a person's web form. */
export const webFormLinkMail = defineMail<{ name: string; dealerName: string; url: string }>({
  name: 'web-form-link',
  example: () => ({
    name: 'Olívia',
    dealerName: 'Andorinha Centro',
    url: 'https://estrada.example/formweb#0123456789abcdef',
  }),
  render({ name, dealerName, url }, language) {
    const say = words[language];
    return renderMail({
      language,
      subject: say.subject,
      preheader: say.preheader,
      heading: say.subject,
      blocks: [
        { kind: 'paragraph', text: say.intro(name, dealerName) },
        { kind: 'button', label: say.act, url },
        { kind: 'note', text: say.own },
      ],
    });
  },
});
