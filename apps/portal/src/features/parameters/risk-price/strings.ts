import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings below the fields of a risk-price rule. */
export const strings = defineStrings('riskPrice', {
  start: [
    'A partir de amanhã. Duas regras não podem valer no mesmo dia.',
    'From tomorrow on. Two rules cannot be in force on the same day.',
  ],
  begun: [
    'A regra já começou: nome, identificador e início não podem ser alterados.',
    'The rule has started: its name, identifier and start cannot be changed.',
  ],
});
