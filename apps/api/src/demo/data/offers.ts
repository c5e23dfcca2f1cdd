/** Code and name of the colours that offers name. */
export const demoColours: readonly (readonly [string, string])[] = [
  ['BR1', 'Branco Summit'],
  ['PR2', 'Preto Ouro Negro'],
  ['PT3', 'Prata Shark'],
  ['CZ4', 'Cinza Drake'],
  ['AZ5', 'Azul Boreal'],
  ['VM6', 'Vermelho Carmim'],
  ['VD7', 'Verde Mata'],
];
