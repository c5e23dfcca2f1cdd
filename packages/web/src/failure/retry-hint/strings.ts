import { defineStrings } from '../../strings/define-strings.ts';

export const strings = defineStrings('retry-hint', {
  failed: ['Uma das listas não carregou.', 'One of the lists did not load.'],
  retry: ['Tentar de novo', 'Try again'],
});
