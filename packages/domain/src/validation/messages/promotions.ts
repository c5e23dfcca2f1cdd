import { promotionErrors } from '../../errors/families/promotions.ts';
import { invalid, type Message } from './message.ts';

type DiscountRefusal = Extract<keyof typeof promotionErrors, `voucher-${string}`>;

/** At the field of a code, a refusal has the text of the catalogue. */
const refusals = Object.fromEntries(
  Object.entries(promotionErrors)
    .filter(([code]) => code.startsWith('voucher-'))
    .map(([code, { pt, en }]) => [code, { code, pt, en }]),
) as Record<DiscountRefusal, Message>;

/** Coupons and vouchers. */
export const promotionsMessages = {
  ...refusals,
  'promotion.oneOnly': invalid(
    'Uma venda aceita um cupom ou um voucher, não os dois',
    'A sale accepts one coupon or one voucher, not both',
  ),
  'promotion.nothingLeft': invalid(
    'O desconto cobre o valor todo do veículo: não resta nada a financiar',
    'The discount covers the whole price of the vehicle: nothing is left to finance',
  ),
  'promotion.code': invalid(
    'Use de 4 a 40 letras sem acento, algarismos ou hífens, começando por letra ou algarismo',
    'Use 4 to 40 letters without accents, digits or hyphens, beginning with a letter or digit',
  ),
  'promotion.codeTaken': invalid('Já existe uma regra com este código', 'A rule with this code already exists'),
  'promotion.nameTaken': invalid('Já existe uma regra com este nome', 'A rule with this name already exists'),
  'promotion.startInPast': invalid('O início deve ser hoje ou depois', 'The start must be today or later'),
  'promotion.endBeforeStart': invalid(
    'O fim deve ser no dia do início ou depois',
    'The end must be on the day of the start or later',
  ),
  'promotion.endInPast': invalid('O fim deve ser hoje ou depois', 'The end must be today or later'),
  'promotion.begun': invalid(
    'A regra já começou: a data de início não pode mais ser alterada',
    'The rule has begun: its start can no longer be changed',
  ),
  'promotion.shareTooHigh': invalid('O percentual deve ser de no máximo 100', 'The percentage must be at most 100'),
  'promotion.limitBelowUses': invalid(
    'O limite não pode ser menor que o número de usos já reservados ou contados: {used}',
    'The limit cannot be below the number of uses that are reserved or counted: {used}',
  ),
  'promotion.unknown': invalid(
    'Este item não existe mais: remova-o da regra ou escolha outro',
    'This item no longer exists: remove it from the rule or choose another one',
  ),
  'autoCampaign.insurerUnknown': {
    code: 'InsCampaign-000',
    pt: 'Esta seguradora não tem mais seguro auto cadastrado e habilitado: escolha outra',
    en: 'This insurer no longer has a registered and enabled car insurance: choose another one',
  },
  'autoCampaign.dealerUnknown': {
    code: 'InsCampaign-000',
    pt: 'Uma destas concessionárias não existe mais: remova a que aparece só com o código',
    en: 'One of these dealers no longer exists: remove the one that is shown by its code only',
  },
  'autoCampaign.nameTaken': {
    code: 'InsCampaign-001',
    pt: 'Já existe uma campanha com este nome',
    en: 'A campaign with this name already exists',
  },
  'autoCampaign.codeTaken': {
    code: 'InsCampaign-001',
    pt: 'Já existe uma campanha com este código',
    en: 'A campaign with this code already exists',
  },
  'autoCampaign.overlap': {
    code: 'InsCampaign-002',
    pt: 'A campanha {name|da mesma seguradora} já vale nestes dias em ao menos uma destas concessionárias',
    en: 'The campaign {name|of the same insurer} is already valid on these days at one or more of these dealers',
  },
  'autoCampaign.discount': {
    code: 'InsCampaign-003',
    pt: 'O desconto deve ser maior que zero e de no máximo {max|100%}',
    en: 'The discount must be above zero and at most {max|100%}',
  },
  'autoCampaign.begun': {
    code: 'InsCampaign-004',
    pt: 'A campanha já começou: só é possível antecipar a data de fim, para hoje ou um dia depois',
    en: 'The campaign has begun: only its end date can be moved earlier, to today or a later day',
  },
  'autoCampaign.ended': {
    code: 'InsCampaign-004',
    pt: 'A campanha terminou e não pode mais ser alterada: cadastre outra',
    en: 'The campaign has ended and can no longer be changed: register another one',
  },
  'promotionalCoupon.unknown': {
    code: 'InsCampaign-004',
    pt: 'Não encontramos este cupom: confira se foi digitado corretamente',
    en: 'We did not find this coupon: check that it is typed correctly',
  },
  'promotionalCoupon.disabled': {
    code: 'InsCampaign-004',
    pt: 'Este cupom está desabilitado: use outro ou continue sem cupom',
    en: 'This coupon is disabled: use another one or continue without a coupon',
  },
  'promotionalCoupon.coming': {
    code: 'InsCampaign-004',
    pt: 'Este cupom ainda não está valendo: use outro ou continue sem cupom',
    en: 'This coupon is not valid yet: use another one or continue without a coupon',
  },
  'promotionalCoupon.ended': {
    code: 'InsCampaign-004',
    pt: 'Este cupom expirou: use outro ou continue sem cupom',
    en: 'This coupon has expired: use another one or continue without a coupon',
  },
  'promotionalCoupon.dealer': {
    code: 'InsCampaign-004',
    pt: 'Este cupom não vale nesta concessionária: use outro ou continue sem cupom',
    en: 'This coupon is not valid at this dealer: use another one or continue without a coupon',
  },
  'promotionalCoupon.insurer': {
    code: 'InsCampaign-004',
    pt: 'Este cupom é de outra seguradora: use outro ou continue sem cupom',
    en: 'This coupon belongs to another insurer: use another one or continue without a coupon',
  },
  'promotionalCoupon.usedUp': {
    code: 'InsCampaign-004',
    pt: 'Este cupom já atingiu o limite de usos: use outro ou continue sem cupom',
    en: 'This coupon has reached its limit of uses: use another one or continue without a coupon',
  },
  'promotionalCoupon.campaign': invalid(
    'Escolha uma campanha da lista; depois de criado o cupom, ela não pode ser alterada',
    'Choose a campaign from the list; once the coupon exists, it cannot be changed',
  ),
  'promotionalCoupon.limitBelowUses': invalid(
    'O limite não pode ser menor que o número de usos já contados: {used}',
    'The limit cannot be below the number of uses that are counted: {used}',
  ),
} satisfies Record<string, Message>;
