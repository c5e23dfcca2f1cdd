import type { InsuranceCode } from '../products/index.ts';

/** A term of insurance: its name and what it means, in both languages. */
type InsuranceTerm = {
  readonly pt: readonly [name: string, meaning: string];
  readonly en: readonly [name: string, meaning: string];
  /** the products whose papers use it; by default all */
  readonly products?: readonly InsuranceCode[];
};

const ofCar = ['SEGURO_AUTO'] as const;
/** the borrower is the one insured */
const ofPerson = ['LIFE', 'PPI'] as const;

/**
 * The terms of insurance, for the papers of clients and the page of the glossary, where the key is the anchor. What an
 * amount or a period depends on is named, never a figure of a day.
 */
export const insuranceGlossary = {
  apolice: {
    pt: [
      'Apólice',
      'O contrato do seguro, que a seguradora entrega depois de aceitar a proposta. Diz o que está coberto e o que não está, por quanto tempo e por qual valor.',
    ],
    en: [
      'Policy (apólice)',
      'The insurance contract, which the insurer delivers after accepting the proposal. It states what is covered and what is not, for how long and for which amount.',
    ],
  },
  beneficiario: {
    products: ofPerson,
    pt: ['Beneficiário', 'Quem recebe a indenização, como a apólice indica.'],
    en: ['Beneficiary (beneficiário)', 'The party that receives the payment of a claim, as the policy states.'],
  },
  'carencia-do-seguro': {
    products: ofPerson,
    pt: [
      'Carência (do seguro)',
      'O tempo, no começo do seguro, em que um evento ainda não é coberto, embora o prêmio já seja devido. A apólice diz se há carência e para quais eventos.',
    ],
    en: [
      'Waiting period (carência)',
      'The time at the start of the insurance in which an event is not covered yet, although the premium is due. The policy states whether there is one, and for which events.',
    ],
  },
  'classe-de-bonus': {
    products: ofCar,
    pt: [
      'Bônus (classe de bônus)',
      'Desconto no seguro auto para quem não teve sinistro. A classe sobe a cada ano sem sinistro e passa para o seguro seguinte, também em outra seguradora.',
    ],
    en: [
      'No-claims class (classe de bônus)',
      'A discount on car insurance for clients without claims. The class rises with each year without a claim and is carried over to the next insurance, also with another insurer.',
    ],
  },
  cobertura: {
    pt: [
      'Cobertura',
      'O que o seguro paga, como um conserto ou um roubo, até o limite que a apólice indica para cada evento.',
    ],
    en: [
      'Cover (cobertura)',
      'What the insurance pays for, such as a repair or a theft, up to the limit that the policy states for each event.',
    ],
  },
  'desistencia-do-seguro': {
    pt: [
      'Desistência (do seguro)',
      'O direito de arrependimento: sair do seguro logo depois de contratar, sem explicar o motivo e com o reembolso de tudo o que foi pago. O prazo está nos documentos do seguro.',
    ],
    en: [
      'Withdrawal (desistência)',
      'The right to leave the insurance soon after signing, without giving a reason and with everything refunded. Its period is stated in the papers of the insurance.',
    ],
  },
  estipulante: {
    products: ofPerson,
    pt: [
      'Estipulante',
      'Em um seguro coletivo, quem contrata a apólice com a seguradora em favor de um grupo, como os clientes de uma financeira, e repassa a ela os prêmios do grupo.',
    ],
    en: [
      'Group policyholder (estipulante)',
      'In group insurance, the party that takes out the policy with the insurer for a group, such as the clients of a lender, and passes the premiums of the group on.',
    ],
  },
  franquia: {
    products: ofCar,
    pt: [
      'Franquia (do seguro auto)',
      'A parte de um conserto que o segurado paga; o resto é da seguradora. Com a franquia maior, o seguro custa menos. Não é cobrada em roubo, furto ou perda total.',
    ],
    en: [
      'Deductible (franquia)',
      'The part of a repair that the insured person pays; the insurer pays the rest. With a higher deductible the insurance costs less. It is not charged for theft, robbery or a total loss.',
    ],
  },
  indenizacao: {
    pt: ['Indenização', 'O que a seguradora paga, ou manda consertar, quando ocorre um sinistro coberto.'],
    en: [
      'Payment of a claim (indenização)',
      'What the insurer pays, or has repaired, when an event occurs that is covered.',
    ],
  },
  'iof-do-seguro': {
    pt: [
      'IOF (do seguro)',
      'Imposto federal sobre o prêmio do seguro, somado ao prêmio líquido. A alíquota depende do tipo de seguro.',
    ],
    en: [
      'IOF on insurance',
      'The federal tax on the premium, on top of the net premium. Its rate depends on the kind of insurance.',
    ],
  },
  'limite-de-indenizacao': {
    pt: [
      'Limite de indenização (importância segurada)',
      'O máximo que a seguradora paga por uma cobertura, conforme a apólice.',
    ],
    en: [
      'Limit of cover (importância segurada)',
      'The most that the insurer pays for an event, as stated in the policy.',
    ],
  },
  premio: {
    pt: [
      'Prêmio (do seguro)',
      'O que se paga pelo seguro. O prêmio líquido é o preço da seguradora sem imposto; com o IOF, é o total.',
    ],
    en: [
      'Premium (prêmio)',
      'What is paid for insurance. The net premium is the insurer’s price without tax; with IOF tax it is the total.',
    ],
  },
  'representante-de-seguros': {
    pt: [
      'Representante de seguros',
      'Empresa que oferece e vende o seguro em nome da seguradora e recebe dela uma remuneração. Aqui, é a concessionária.',
    ],
    en: [
      'Insurance representative (representante)',
      'A company that offers and sells the insurance in the name of the insurer, which pays it for this. Here it is the dealer.',
    ],
  },
  segurado: {
    pt: ['Segurado', 'A pessoa ou empresa que o seguro protege.'],
    en: ['Assured (segurado)', 'The person or company that the insurance protects.'],
  },
  sinistro: {
    pt: [
      'Sinistro',
      'O evento que o seguro cobre, como uma batida, um roubo ou um defeito. Avise a seguradora assim que souber dele.',
    ],
    en: [
      'Claim (sinistro)',
      'An event that the insurance covers, such as a collision, a theft or a defect. Notify the insurer as soon as you know of it.',
    ],
  },
  vigencia: {
    pt: [
      'Vigência',
      'O tempo em que o seguro cobre, do primeiro ao último dia que a apólice indica. Antes e depois dele nada é pago.',
    ],
    en: [
      'Period of cover (vigência)',
      'The time for which the insurance covers, from the first to the last day stated in the policy. Nothing is paid for events before and after it.',
    ],
  },
} as const satisfies Readonly<Record<string, InsuranceTerm>>;

/** The terms that the papers of a product use, in alphabetical order of their Portuguese names. */
export const insuranceTerms = (product: InsuranceCode): InsuranceTerm[] =>
  Object.values<InsuranceTerm>(insuranceGlossary).filter(({ products }) => !products || products.includes(product));
