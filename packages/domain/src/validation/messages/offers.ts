import { invalid, type Message } from './message.ts';

/** Offers, and the colours that they name. */
export const offersMessages = {
  'colourName.taken': {
    code: 'OFF001',
    pt: 'Já existe uma cor com este nome',
    en: 'A colour with this name already exists',
  },
  'colourCode.taken': {
    code: 'OFF002',
    pt: 'Já existe uma cor com este código',
    en: 'A colour with this code already exists',
  },
  'colourCode.invalid': invalid(
    'Use de 2 a 10 letras sem acento ou algarismos',
    'Use 2 to 10 letters without accents or digits',
  ),
  'offerName.taken': {
    code: 'GOFF000',
    pt: 'Já existe uma oferta com este nome nesta regional',
    en: 'An offer with this name already exists in this branch',
  },
  'offer.regionRequired': { code: 'OFF003', pt: 'Escolha a regional', en: 'Choose the branch' },
  'offer.regionOfNational': {
    code: 'OFF003',
    pt: 'Uma oferta nacional não tem regional',
    en: 'A national offer has no branch',
  },
  'offer.regionUnknown': { code: 'OFF003', pt: 'Esta regional está desabilitada', en: 'This branch is disabled' },
  'offer.colourUnknown': {
    code: 'OFF000',
    pt: 'Uma das cores está desabilitada',
    en: 'One of the colours is disabled',
  },
  'offer.vehicleUnknown': {
    code: 'GOFF001',
    pt: 'A tabela de veículos em vigor não tem este veículo',
    en: 'The vehicle table in force does not have this vehicle',
  },
  'offer.tableUnknown': {
    code: 'GOFF002',
    pt: 'Esta tabela não está em vigor para o plano',
    en: 'This table is not in force for the plan',
  },
  'offer.startInPast': {
    code: 'GOFF003',
    pt: 'O início deve ser hoje ou depois',
    en: 'The start must be today or later',
  },
  'offer.endBeforeStart': {
    code: 'GOFF004',
    pt: 'O fim deve ser depois do início',
    en: 'The end must be after the start',
  },
  'offer.expiresTooSoon': {
    code: 'GOFF005',
    pt: 'O fim deve ser depois de hoje',
    en: 'The end must be after today',
  },
  'offer.begun': {
    code: 'GOFF006',
    pt: 'A oferta já começou: a data de início não pode mais ser alterada',
    en: 'The offer has begun: its start date can no longer be changed',
  },
  'offer.tooShort': {
    code: 'GOFF007',
    pt: 'A oferta precisa valer por pelo menos {min|2} dias',
    en: 'The offer must be valid for at least {min|2} days',
  },
  'offer.unknown': invalid(
    'Esta oferta não existe ou não está disponível para esta venda',
    'This offer does not exist or is not available for this sale',
  ),
  'offer.disabled': invalid('A oferta {name|escolhida} está desabilitada', 'The offer {name|chosen} is disabled'),
  'offer.ended': invalid(
    'A oferta {name|escolhida} terminou em {date|data passada}',
    'The offer {name|chosen} ended on {date|a past date}',
  ),
  'offer.notBegun': invalid(
    'A oferta {name|escolhida} só começa em {date|data futura}',
    'The offer {name|chosen} only begins on {date|a future date}',
  ),
  'offer.endsTooSoon': {
    code: 'GOFF007',
    pt: 'A oferta {name|escolhida} termina em {date|menos de dois dias}, e a oferta precisa valer por pelo menos dois dias',
    en: 'The offer {name|chosen} ends on {date|less than two days}, and an offer must be valid for at least two days',
  },
  'offer.otherSale': invalid('Não corresponde à oferta', 'This does not match the offer'),
  'offer.otherColour': invalid('As cores da oferta são {names|outras}', 'The colours of the offer are {names|others}'),
  'offer.otherPrice': invalid('O preço da oferta é {price|outro}', 'The price of the offer is {price|another}'),
} satisfies Record<string, Message>;
