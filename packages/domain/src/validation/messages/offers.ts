import { invalid, type Message } from './message.ts';

/** Offers, and the colours that they name. */
export const offersMessages = {
  'colourName.taken': {
    code: 'OFF001',
    pt: 'Já existe uma cor com este nome: escolha outro nome',
    en: 'A colour with this name already exists: choose another name',
  },
  'colourCode.taken': {
    code: 'OFF002',
    pt: 'Já existe uma cor com este código: escolha outro código',
    en: 'A colour with this code already exists: choose another code',
  },
  'colourCode.invalid': invalid(
    'Use de 2 a 10 caracteres: letras sem acento ou algarismos',
    'Use 2 to 10 characters: unaccented letters or digits',
  ),
  'offerName.taken': {
    code: 'GOFF000',
    pt: 'Já existe uma oferta com este nome nesta regional: escolha outro nome',
    en: 'An offer with this name already exists in this branch: choose another name',
  },
  'offer.regionRequired': { code: 'OFF003', pt: 'Escolha a regional', en: 'Choose the branch' },
  'offer.regionOfNational': {
    code: 'OFF003',
    pt: 'Uma oferta nacional não pode ter regional',
    en: 'A national offer may not have a branch',
  },
  'offer.regionUnknown': {
    code: 'OFF003',
    pt: 'Esta regional está desabilitada: escolha outra',
    en: 'This branch is disabled: choose another',
  },
  'offer.colourUnknown': {
    code: 'OFF000',
    pt: 'Uma das cores está desabilitada: escolha só cores habilitadas',
    en: 'One of the colours is disabled: choose enabled colours only',
  },
  'offer.vehicleUnknown': {
    code: 'GOFF001',
    pt: 'Este veículo não está na tabela em vigor: escolha outro',
    en: 'This vehicle is not in the table in force: choose another',
  },
  'offer.tableUnknown': {
    code: 'GOFF002',
    pt: 'Esta tabela não está em vigor para o plano: escolha outra',
    en: 'This table is not in force for the plan: choose another',
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
    en: 'The offer has already started: its start date can no longer be changed',
  },
  'offer.tooShort': {
    code: 'GOFF007',
    pt: 'A oferta precisa valer por pelo menos {min|2} dias',
    en: 'The offer must be valid for at least {min|2} days',
  },
  'offer.unknown': invalid(
    'Esta oferta não existe ou não está disponível para esta venda: escolha outra',
    'This offer does not exist or is not available for this sale: choose another',
  ),
  'offer.disabled': invalid(
    'A oferta {name|escolhida} está desabilitada: escolha outra',
    'The offer {name|you chose} is disabled: choose another',
  ),
  'offer.ended': invalid(
    'A oferta {name|escolhida} terminou em {date|data passada}: escolha outra',
    'The offer {name|you chose} ended on {date|a past date}: choose another',
  ),
  'offer.notBegun': invalid(
    'A oferta {name|escolhida} só começa em {date|data futura}: escolha outra',
    'The offer {name|you chose} starts only on {date|a future date}: choose another',
  ),
  'offer.endsTooSoon': {
    code: 'GOFF007',
    pt: 'A oferta {name|escolhida} termina em {date|menos de dois dias}, e uma oferta precisa valer por pelo menos dois dias: escolha outra',
    en: 'The offer {name|you chose} ends on {date|too early a date}, and an offer must be valid for at least two days: choose another',
  },
  'offer.notShown': invalid(
    'A oferta {name|escolhida} não está em campanha para você hoje: calcule sem ela ou escolha outra',
    'The offer {name|you chose} is in no campaign for you today: calculate without it, or choose another',
  ),
  'offer.otherDealer': invalid(
    'Esta concessionária não vende com a oferta {name|escolhida}: escolha outra concessionária ou calcule sem a oferta',
    'This dealer does not sell with the offer {name|you chose}: choose another dealer, or calculate without the offer',
  ),
  'offer.otherSale': invalid(
    'Não corresponde à oferta escolhida: corrija este campo ou escolha outra oferta',
    'This does not match the chosen offer: correct this field or choose another offer',
  ),
  'offer.otherColour': invalid(
    'A cor deve ser uma das cores da oferta: {names|escolha uma da lista}',
    'The colour must be one of the offer’s colours: {names|choose one from the list}',
  ),
  'offer.otherPrice': invalid(
    'Nesta oferta, o valor do veículo deve ser {price|outro}',
    'In this offer the vehicle price must be {price|a different one}',
  ),
  'offerCampaign.nameTaken': {
    code: 'GOFC001',
    pt: 'A campanha {name|desta regional} já tem este nome em ao menos um destes dias: escolha outro nome ou outros dias',
    en: 'The campaign {name|of this branch} already has this name on one of these days: choose another name or other days',
  },
  'offerCampaign.endBeforeStart': {
    code: 'GOFC002',
    pt: 'O fim deve ser no dia do início ou depois',
    en: 'The end must be on the day of the start or later',
  },
  'offerCampaign.noOffer': {
    code: 'GOFC002',
    pt: 'Nenhuma das ofertas vale em {date|um dos dias da campanha}: escolha outra oferta ou outros dias',
    en: 'None of the offers is valid on {date|one of the days of the campaign}: choose another offer or other days',
  },
  'offerCampaign.offerUnknown': invalid(
    'Uma das ofertas está desabilitada ou é de outra regional: escolha só ofertas nacionais ou da regional',
    'One of the offers is disabled or belongs to another branch: choose only national offers or those of the branch',
  ),
  'offerCampaign.published': invalid(
    'A campanha já foi publicada: só o texto, a meta e a data de fim podem ser alterados',
    'The campaign is published: only its text, its goal and its end date can be changed',
  ),
  'offerCampaign.notDraft': invalid(
    'A campanha não é mais um rascunho: atualize a lista',
    'The campaign is no longer a draft: reload the list',
  ),
  'offerCampaign.ended': invalid(
    'A campanha terminou e não pode mais ser alterada: cadastre outra',
    'The campaign has ended and can no longer be changed: register another one',
  ),
  'offerCampaign.publishDay': invalid(
    'Escolha um dia de hoje até o fim da campanha',
    'Choose a day from today until the end of the campaign',
  ),
  'offerCampaign.pictureType': {
    code: 'UPF003',
    pt: 'A imagem deve ser JPEG ou PNG: escolha outro arquivo',
    en: 'The picture must be a JPEG or PNG: choose another file',
  },
} satisfies Record<string, Message>;
