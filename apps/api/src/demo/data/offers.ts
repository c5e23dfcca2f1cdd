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

interface DemoOffer {
  name: string;
  /** a model that is sold new */
  model: string;
  /** index among the branches; null for a national offer */
  region: number | null;
  /** days from today */
  from: number;
  until: number;
  /** of the price of the vehicle table */
  share: number;
}

const demoOffer = (
  name: string,
  model: string,
  region: number | null,
  days: readonly [number, number],
  share: number,
): DemoOffer => ({ name, model, region, from: days[0], until: days[1], share });

/** Offers in force, a future one and one that has ended. */
export const demoOffers: readonly DemoOffer[] = [
  demoOffer('Onix de fim de ano', 'Onix', null, [-10, 39], 0.95),
  demoOffer('Onix de fim de ano', 'Onix', 0, [-5, 39], 0.93),
  demoOffer('Tracker com entrada menor', 'Tracker', null, [-20, 25], 0.97),
  demoOffer('Montana do campo', 'Montana', 1, [-3, 57], 0.96),
  demoOffer('S10 da safra', 'S10', 2, [7, 97], 0.94),
  demoOffer('Spin para a família', 'Spin', null, [-60, -1], 0.95),
  demoOffer('Equinox de ano novo', 'Equinox', null, [20, 70], 0.98),
  demoOffer('Onix Plus feirão', 'Onix Plus', 0, [-1, 12], 0.92),
  demoOffer('Trailblazer do feirão', 'Trailblazer', 1, [-1, 12], 0.93),
  demoOffer('Spark elétrico', 'Spark EUV', null, [0, 60], 0.97),
];

interface DemoCampaign {
  name: string;
  /** index among the branches; null for a campaign of every dealer */
  region: number | null;
  /** names of offers of that branch, or national ones */
  offers: readonly string[];
  /** days from today */
  from: number;
  until: number;
  /** days from today; null for a draft */
  publishFrom: number | null;
  goal: number;
  text: string;
}

/** Campaigns that are shown today, in every branch and in one; a draft, and one that has ended. */
export const demoCampaigns: readonly DemoCampaign[] = [
  {
    name: 'Fim de ano na garagem',
    region: null,
    offers: ['Onix de fim de ano', 'Tracker com entrada menor'],
    from: -18,
    until: 30,
    publishFrom: -18,
    goal: 40,
    text: 'Onix e Tracker com preço especial até o fim da campanha. Consulte as condições de cada oferta.',
  },
  {
    name: 'Feirão da regional',
    region: 0,
    offers: ['Onix Plus feirão'],
    from: -1,
    until: 10,
    publishFrom: -1,
    goal: 12,
    text: 'Onix Plus com preço de feirão nas concessionárias da regional.',
  },
  {
    name: 'Colheita com S10',
    region: 2,
    offers: ['S10 da safra'],
    from: 10,
    until: 60,
    publishFrom: null,
    goal: 8,
    text: 'S10 para o produtor, com preço especial na safra.',
  },
  {
    name: 'Mês da família',
    region: null,
    offers: ['Spin para a família'],
    from: -40,
    until: -5,
    publishFrom: -40,
    goal: 15,
    text: 'Spin de sete lugares com preço especial.',
  },
];
