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
  'promotion.shareTooHigh': invalid('O percentual vai até 100', 'The percentage is at most 100'),
  'promotion.limitBelowUses': invalid(
    'O limite não pode ser menor que os {used} usos já reservados ou contados',
    'The limit cannot be below the {used} uses that are reserved or counted',
  ),
  'promotion.unknown': invalid(
    'Este item não existe mais: remova-o da regra ou escolha outro',
    'This item no longer exists: remove it from the rule or choose another one',
  ),
} satisfies Record<string, Message>;
