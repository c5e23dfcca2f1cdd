import { defineStrings } from '../../strings/define-strings.ts';

/** Strings of lists whose order is changed by hand. */
export const strings = defineStrings('orderList', {
  moveOf: ['Mover {name}, posição {place} de {total}', 'Move {name}, position {place} of {total}'],
  up: ['Subir {name}', 'Move {name} up'],
  down: ['Descer {name}', 'Move {name} down'],
  moved: ['{name}: posição {place} de {total}', '{name}: position {place} of {total}'],
});
