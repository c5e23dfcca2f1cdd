import { defineStrings } from '../strings/define-strings.ts';

/** Words of the dialog that hands a person's own link out. */
export const strings = defineStrings('links', {
  pt: {
    making: 'Criando o link',
    message: 'Mensagem para o WhatsApp',
    copyText: 'Copiar mensagem',
    copyLink: 'Copiar link',
    'copy.failed': 'O navegador não deixou copiar. Selecione o texto acima e copie.',
    close: 'Fechar',
  },
  en: {
    making: 'Making the link',
    message: 'Message for WhatsApp',
    copyText: 'Copy message',
    copyLink: 'Copy link',
    'copy.failed': 'The browser did not let us copy. Select the text above and copy it.',
    close: 'Close',
  },
});
