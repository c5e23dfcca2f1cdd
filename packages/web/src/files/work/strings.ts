import { defineStrings } from '../../strings/define-strings.ts';

/** Strings of long-running file jobs. */
export const strings = defineStrings('file-work', {
  'state.LOADING': ['Enviando', 'Sending'],
  'state.PENDING': ['Aguardando', 'Waiting'],
  'state.PROCESSING': ['Processando', 'Processing'],
  'state.SUCCESS': ['Sucesso', 'Success'],
  'state.ERROR': ['Erro', 'Error'],
});
