import { clientPageCodeMinutes } from '@estrada/domain/client-page/index';
import { defineMail } from './document.ts';
import { renderMail } from './mail-layout.ts';

const words = {
  'pt-BR': {
    subject: 'Código para abrir a página do seu financiamento',
    // the code itself is not in here: this line shows on locked screens
    preheader: `O código vale por ${clientPageCodeMinutes} minutos.`,
    intro: 'Digite este código na página que você abriu pelo link do e-mail.',
    own: `Ele vale por ${clientPageCodeMinutes} minutos e uma vez só. Se você pediu mais de um, vale o último. Não o passe a ninguém, nem ao vendedor: ninguém o pede por telefone ou mensagem.`,
  },
  en: {
    subject: 'Code to open the page of your financing',
    preheader: `The code is good for ${clientPageCodeMinutes} minutes.`,
    intro: 'Type this code on the page that you opened by the link of the e-mail.',
    own: `It is good for ${clientPageCodeMinutes} minutes, and once. If you asked for more than one, the last one counts. Give it to nobody, not to the seller either: nobody asks for it by phone or message.`,
  },
};

/** The code with which a person opens their page of a proposal. */
export const clientCodeMail = defineMail<{ code: string }>({
  name: 'client-code',
  example: () => ({ code: '482913' }),
  render({ code }, language) {
    const say = words[language];
    return renderMail({
      language,
      subject: say.subject,
      preheader: say.preheader,
      heading: say.subject,
      blocks: [
        { kind: 'paragraph', text: say.intro },
        { kind: 'code', code },
        { kind: 'note', text: say.own },
      ],
    });
  },
});
