import type { ErrorEntry } from '../error-entry.ts';
import { familyError } from './family-error.ts';

const offer = familyError();
/** A reason why a coupon or voucher does not apply; each names its condition and what to do. */
const refusal = (pt: string, en: string): ErrorEntry => ({ status: 422, pt, en });
/** A condition of the rule that the sale does not meet. */
const condition = (pt: string, en: string): ErrorEntry =>
  refusal(
    `${pt} Use outro cupom ou voucher, ou continue sem desconto.`,
    `${en} Use another coupon or voucher, or continue without a discount.`,
  );

/** Offers and vouchers. */
export const promotionErrors = {
  OFF000: { status: 422, pt: 'Escolha só cores habilitadas.', en: 'Choose enabled colours only.' },
  OFF001: {
    status: 409,
    pt: 'Já existe uma cor com este nome. Escolha outro nome.',
    en: 'A colour with this name already exists. Choose another name.',
  },
  OFF002: {
    status: 409,
    pt: 'Já existe uma cor com este código. Escolha outro código.',
    en: 'A colour with this code already exists. Choose another code.',
  },
  OFF003: {
    status: 422,
    pt: 'Escolha uma regional habilitada ou, em uma oferta nacional, nenhuma.',
    en: 'Choose an enabled branch or, for a national offer, none.',
  },
  OFF004: {
    status: 422,
    pt: 'As regionais selecionadas já têm uma oferta com este nome e nada foi criado. Escolha outras regionais.',
    en: 'The selected branches already have an offer with this name and nothing was created. Choose other branches.',
  },
  GOFC001: {
    status: 409,
    pt: 'Já existe uma campanha com este nome nesta regional nestes dias. Escolha outro nome ou outros dias.',
    en: 'A campaign with this name already exists in this branch on these days. Choose another name or other days.',
  },
  GOFC002: {
    status: 422,
    pt: 'A campanha deve terminar depois de começar e ter uma oferta válida em cada dia. Revise os dias ou as ofertas.',
    en: 'The campaign must end after it starts and have a valid offer on each day. Review the days or the offers.',
  },
  GOFF000: {
    status: 409,
    pt: 'Já existe uma oferta com este nome na mesma regional. Escolha outro nome.',
    en: 'An offer with this name already exists in the same branch. Choose another name.',
  },
  GOFF001: {
    status: 422,
    pt: 'A tabela de veículos em vigor não tem este veículo. Escolha outro veículo.',
    en: 'The vehicle table in force does not include this vehicle. Choose another vehicle.',
  },
  GOFF002: {
    status: 422,
    pt: 'A tabela de preços não está em vigor para este plano. Escolha outra tabela.',
    en: 'The price table is not in force for this plan. Choose another table.',
  },
  GOFF003: {
    status: 422,
    pt: 'A oferta não pode começar antes de hoje. Escolha outra data de início.',
    en: 'The offer cannot start before today. Choose another start date.',
  },
  GOFF004: {
    status: 422,
    pt: 'A oferta deve terminar depois de começar. Escolha outra data de fim.',
    en: 'The offer must end after it starts. Choose another end date.',
  },
  GOFF005: {
    status: 422,
    pt: 'A oferta deve terminar depois de hoje. Escolha outra data de fim.',
    en: 'The offer must end after today. Choose another end date.',
  },
  GOFF006: {
    status: 422,
    pt: 'A oferta já começou: a data de início não pode mais ser alterada. Para usar outra data, crie outra oferta.',
    en: 'The offer has already started: its start date can no longer be changed. To use another date, create another offer.',
  },
  GOFF007: {
    status: 422,
    pt: 'A oferta precisa valer por pelo menos dois dias. Revise as datas ou escolha outra tabela.',
    en: 'The offer must be valid for at least two days. Review the dates or choose another table.',
  },
  GSIM000: offer,
  GSIM002: {
    status: 422,
    pt: 'Não há tabela em vigor para este cliente, veículo, plano e entrada. Mude o veículo, o plano ou a entrada.',
    en: 'No table is in force for this client, vehicle, plan and down payment. Change the vehicle, the plan or the down payment.',
  },
  GSIM014: {
    status: 409,
    pt: 'Tarifas, despesas ou outros valores mudaram desde a simulação. Recalcule e confira a parcela.',
    en: 'Fees, costs or other amounts have changed since the simulation. Recalculate and check the instalment.',
  },
  'voucher-001': refusal(
    'Não encontramos este código. Confira se foi digitado corretamente.',
    'We did not find this code. Check that it is typed correctly.',
  ),
  'voucher-002': refusal(
    'Este código está desabilitado. Use outro ou continue sem desconto.',
    'This code is disabled. Use another one or continue without a discount.',
  ),
  'voucher-003': condition('Este código ainda não está valendo.', 'This code is not valid yet.'),
  'voucher-004': condition('Este código expirou.', 'This code has expired.'),
  'voucher-005': condition('Este voucher já atingiu o limite de usos.', 'This voucher has reached its limit of uses.'),
  'voucher-006': condition('Este CPF ou CNPJ já usou este voucher.', 'This CPF or CNPJ has already used this voucher.'),
  'voucher-007': condition(
    'A venda não atende a uma condição do desconto.',
    'The sale does not meet a condition of the discount.',
  ),
  'voucher-007-1': condition(
    'Não vale para este tipo de pessoa (física ou jurídica).',
    'It is not valid for this type of person (individual or company).',
  ),
  'voucher-007-2': condition('Vale só para os clientes da lista.', 'It is valid only for the clients on its list.'),
  'voucher-007-3': condition('Não vale para este plano.', 'It is not valid for this plan.'),
  'voucher-007-4': condition(
    'Não vale para esta condição do veículo (novo ou usado).',
    'It is not valid for this condition of the vehicle (new or used).',
  ),
  'voucher-007-5': condition('Não vale para este tipo de venda.', 'It is not valid for this type of sale.'),
  'voucher-007-6': condition('Não vale para este tipo de comprador.', 'It is not valid for this kind of buyer.'),
  'voucher-007-7': condition('Não vale para esta montadora.', 'It is not valid for this manufacturer.'),
  'voucher-007-8': condition('Não vale para este modelo.', 'It is not valid for this model.'),
  'voucher-007-9': condition('Não vale para esta versão.', 'It is not valid for this version.'),
  'voucher-007-10': condition('Não vale para este ano de fabricação.', 'It is not valid for this year of manufacture.'),
  'voucher-007-11': condition('Não vale para este ano do modelo.', 'It is not valid for this model year.'),
  'voucher-007-12': condition('Não vale nesta concessionária.', 'It is not valid at this dealer.'),
  'voucher-007-13': condition('Não vale nesta regional.', 'It is not valid in this branch.'),
  // another code would be refused too
  'voucher-007-14': refusal(
    'A oferta já define o preço deste veículo. Continue sem desconto ou simule sem a oferta.',
    'The offer already sets the price of this vehicle. Continue without a discount, or simulate without the offer.',
  ),
} satisfies Record<string, ErrorEntry>;
