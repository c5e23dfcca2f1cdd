import { clientPageCodeMinutes } from '@estrada/domain/client-page/index';
import { defineMail } from './document.ts';
import { renderMail } from './mail-layout.ts';

const words = {
  'pt-BR': {
    subject: 'Código para abrir a página do seu financiamento',
    // the code itself is not in here: this line shows on locked screens
    preheader: `O código vale por ${clientPageCodeMinutes} minutos.`,
    intro: 'Digite este código na página que você abriu pelo link do e-mail.',
    own: `Ele vale por ${clientPageCodeMinutes} minutos e só pode ser usado uma vez. Se você pediu mais de um, vale o último. Não compartilhe com ninguém, nem com o vendedor. Nunca pedimos este código por telefone ou mensagem.`,
  },
  en: {
    subject: 'Code to open your financing page',
    preheader: `The code is valid for ${clientPageCodeMinutes} minutes.`,
    intro: 'Type this code on the page that you opened from the link in the e-mail.',
    own: `It is valid for ${clientPageCodeMinutes} minutes and can be used only once. If you requested more than one, the last one is valid. Do not share it with anyone, not even with the seller. We never request this code by phone or message.`,
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
