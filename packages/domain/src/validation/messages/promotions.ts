import { invalid, type Message } from './message.ts';

/** Coupons and vouchers. */
export const promotionsMessages = {
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
