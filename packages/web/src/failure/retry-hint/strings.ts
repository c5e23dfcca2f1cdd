import { defineStrings } from '../../strings/define-strings.ts';

export const strings = defineStrings('retry-hint', {
  pt: {
    failed: 'Uma das listas não carregou.',
    retry: 'Tentar de novo',
  },
  en: {
    failed: 'One of the lists did not load.',
    retry: 'Try again',
  },
});
