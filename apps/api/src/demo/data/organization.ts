/** Demo organization: two groups, three branches, six dealers. Names are made up; addresses exist. */
export const demoGroups = ['Grupo Serra Azul', 'Grupo Litoral'] as const;

export const demoBranches = [
  { code: '01', name: 'Sudeste' },
  { code: '02', name: 'Sul' },
  { code: '03', name: 'Nordeste' },
] as const;

export interface DemoDealer {
  GMFcode: string;
  baccode: string;
  tradingName: string;
  companyName: string;
  /** first twelve characters of the CNPJ */
  documentBase: string;
  zipCode: string;
  street: string;
  number: string;
  neighbourhood: string;
  city: string;
  state: string;
  phone: string;
  group: 0 | 1;
  branch: 0 | 1 | 2;
  /** degrees, approximate position of the street */
  latitude: number;
  longitude: number;
}

export const demoDealers: DemoDealer[] = [
  {
    GMFcode: '101',
    baccode: '210101',
    tradingName: 'Autovia Paulista',
    companyName: 'Autovia Paulista Comércio de Veículos Ltda.',
    documentBase: '179191330001',
    zipCode: '01310100',
    street: 'Avenida Paulista',
    number: '1578',
    neighbourhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    phone: '1132871578',
    group: 0,
    branch: 0,
    latitude: -23.561,
    longitude: -46.656,
  },
  {
    GMFcode: '102',
    baccode: '210102',
    tradingName: 'Nova Serra Veículos',
    companyName: 'Nova Serra Comércio de Veículos Ltda.',
    documentBase: '258382660001',
    zipCode: '30130010',
    street: 'Avenida Afonso Pena',
    number: '1500',
    neighbourhood: 'Centro',
    city: 'Belo Horizonte',
    state: 'MG',
    phone: '3132241500',
    group: 0,
    branch: 0,
    latitude: -19.927,
    longitude: -43.937,
  },
  {
    GMFcode: '103',
    baccode: '210103',
    tradingName: 'Guanabara Motors',
    companyName: 'Guanabara Motors Veículos S.A.',
    documentBase: '337573990001',
    zipCode: '20040002',
    street: 'Avenida Rio Branco',
    number: '311',
    neighbourhood: 'Centro',
    city: 'Rio de Janeiro',
    state: 'RJ',
    phone: '2122103110',
    group: 1,
    branch: 0,
    latitude: -22.909,
    longitude: -43.176,
  },
  {
    GMFcode: '104',
    baccode: '210104',
    tradingName: 'Rota Sul Automóveis',
    companyName: 'Rota Sul Automóveis Ltda.',
    documentBase: '416765320001',
    zipCode: '90010150',
    street: 'Rua dos Andradas',
    number: '1234',
    neighbourhood: 'Centro Histórico',
    city: 'Porto Alegre',
    state: 'RS',
    phone: '5132251234',
    group: 1,
    branch: 1,
    latitude: -30.031,
    longitude: -51.234,
  },
  {
    GMFcode: '105',
    baccode: '210105',
    tradingName: 'Araucária Veículos',
    companyName: 'Araucária Comércio de Veículos Ltda.',
    documentBase: '12ABC3450001',
    zipCode: '80010010',
    street: 'Rua Marechal Deodoro',
    number: '630',
    neighbourhood: 'Centro',
    city: 'Curitiba',
    state: 'PR',
    phone: '4132246300',
    group: 0,
    branch: 1,
    latitude: -25.432,
    longitude: -49.269,
  },
  {
    GMFcode: '106',
    baccode: '210106',
    tradingName: 'Baía Veículos',
    companyName: 'Baía Comércio de Veículos Ltda.',
    documentBase: '575147980001',
    zipCode: '40020000',
    street: 'Avenida Sete de Setembro',
    number: '202',
    neighbourhood: 'Centro',
    city: 'Salvador',
    state: 'BA',
    phone: '7133212020',
    group: 1,
    branch: 2,
    latitude: -12.978,
    longitude: -38.51,
  },
];
