import { defineStrings } from '../strings/define-strings.ts';

/** Strings of the dialog that shows a personal link. */
export const strings = defineStrings('links', {
  making: ['Criando o link', 'Creating the link'],
  message: ['Mensagem para o WhatsApp', 'Message for WhatsApp'],
  copyText: ['Copiar mensagem', 'Copy message'],
  copyLink: ['Copiar link', 'Copy link'],
  'copy.failed': [
    'O navegador não permitiu copiar. Selecione o texto acima e copie.',
    'The browser did not allow copying. Select the text above and copy it.',
  ],
  close: ['Fechar', 'Close'],
});
