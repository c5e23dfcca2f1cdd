import { defineStrings } from '../../strings/define-strings.ts';

/** Words of long work on files. */
export const strings = defineStrings('file-work', {
  pt: {
    'state.LOADING': 'Enviando',
    'state.PENDING': 'Aguardando',
    'state.PROCESSING': 'Processando',
    'state.SUCCESS': 'Sucesso',
    'state.ERROR': 'Erro',
  },
  en: {
    'state.LOADING': 'Sending',
    'state.PENDING': 'Waiting',
    'state.PROCESSING': 'Processing',
    'state.SUCCESS': 'Success',
    'state.ERROR': 'Error',
  },
});
