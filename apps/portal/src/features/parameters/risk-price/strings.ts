import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings below the fields of a risk-price rule. */
export const strings = defineStrings('riskPrice', {
  start: [
    'A partir de amanhã. Duas regras nunca valem no mesmo dia.',
    'From tomorrow on. Two rules never hold on the same day.',
  ],
  begun: [
    'A regra já começou: nome, identificador e início não mudam mais.',
    'The rule has begun: name, identifier and start no longer change.',
  ],
});
