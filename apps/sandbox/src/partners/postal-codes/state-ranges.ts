/** The postal codes of one state: first and last prefix (five digits) of each range, and the capital. */
type StateRange = { state: string; capital: string; ranges: readonly (readonly [string, string])[] };

/**
 * Ranges of the Brazilian postal service by state. Amazonas, Distrito Federal and Goiás have two ranges with a
 * neighbour between them; 78900 to 78999 is the range Rondônia had before 76800 to 76999, still seen in old records.
 */
export const stateRanges: readonly StateRange[] = [
  { state: 'AC', capital: 'Rio Branco', ranges: [['69900', '69999']] },
  { state: 'AL', capital: 'Maceió', ranges: [['57000', '57999']] },
  { state: 'AP', capital: 'Macapá', ranges: [['68900', '68999']] },
  {
    state: 'AM',
    capital: 'Manaus',
    ranges: [
      ['69000', '69299'],
      ['69400', '69899'],
    ],
  },
  { state: 'BA', capital: 'Salvador', ranges: [['40000', '48999']] },
  { state: 'CE', capital: 'Fortaleza', ranges: [['60000', '63999']] },
  {
    state: 'DF',
    capital: 'Brasília',
    ranges: [
      ['70000', '72799'],
      ['73000', '73699'],
    ],
  },
  { state: 'ES', capital: 'Vitória', ranges: [['29000', '29999']] },
  {
    state: 'GO',
    capital: 'Goiânia',
    ranges: [
      ['72800', '72999'],
      ['73700', '76799'],
    ],
  },
  { state: 'MA', capital: 'São Luís', ranges: [['65000', '65999']] },
  { state: 'MT', capital: 'Cuiabá', ranges: [['78000', '78899']] },
  { state: 'MS', capital: 'Campo Grande', ranges: [['79000', '79999']] },
  { state: 'MG', capital: 'Belo Horizonte', ranges: [['30000', '39999']] },
  { state: 'PA', capital: 'Belém', ranges: [['66000', '68899']] },
  { state: 'PB', capital: 'João Pessoa', ranges: [['58000', '58999']] },
  { state: 'PR', capital: 'Curitiba', ranges: [['80000', '87999']] },
  { state: 'PE', capital: 'Recife', ranges: [['50000', '56999']] },
  { state: 'PI', capital: 'Teresina', ranges: [['64000', '64999']] },
  { state: 'RJ', capital: 'Rio de Janeiro', ranges: [['20000', '28999']] },
  { state: 'RN', capital: 'Natal', ranges: [['59000', '59999']] },
  { state: 'RS', capital: 'Porto Alegre', ranges: [['90000', '99999']] },
  {
    state: 'RO',
    capital: 'Porto Velho',
    ranges: [
      ['76800', '76999'],
      ['78900', '78999'],
    ],
  },
  { state: 'RR', capital: 'Boa Vista', ranges: [['69300', '69399']] },
  { state: 'SC', capital: 'Florianópolis', ranges: [['88000', '89999']] },
  { state: 'SP', capital: 'São Paulo', ranges: [['01000', '19999']] },
  { state: 'SE', capital: 'Aracaju', ranges: [['49000', '49999']] },
  { state: 'TO', capital: 'Palmas', ranges: [['77000', '77999']] },
];
