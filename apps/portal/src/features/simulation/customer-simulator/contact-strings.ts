import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the contact request. */
export const contactStrings = defineStrings('customer-simulator-contact', {
  'request.title': ['Falar com uma concessionária', 'Contact a dealer'],
  'request.dealer': ['Qual concessionária?', 'Which dealer?'],
  'request.linked': ['{dealer}, {city}.', '{dealer}, {city}.'],
  'request.other': ['Escolher outra', 'Choose another one'],
  'request.person': ['Quem é você?', 'Who are you?'],
  'dealers.zip': ['CEP da região', 'Postal code of the area'],
  'dealers.locate': ['Usar minha localização', 'Use my location'],
  'dealers.denied': [
    'Você não permitiu o uso da localização. Informe um CEP ou libere a localização nas configurações do navegador.',
    'You did not allow the use of your location. Enter a postal code, or allow it in the settings of the browser.',
  ],
  'dealers.failed': [
    'Este aparelho não informou a localização. Informe um CEP.',
    'This device did not give its location. Enter a postal code.',
  ],
  'dealers.loading': ['Buscando concessionárias', 'Searching for dealers'],
  'dealers.none': [
    'Nenhuma concessionária atende perto daqui. Tente outro CEP.',
    'No dealer serves clients near here. Try another postal code.',
  ],
  'dealers.required': ['Escolha a concessionária', 'Choose the dealer'],
  dealers: ['Concessionárias mais próximas', 'Nearest dealers'],
  'dealers.place': ['{city}, {state}, a {distance} km', '{city}, {state}, {distance} km away'],
  name: ['Nome completo', 'Full name'],
  'phone.hint': ['Informe o telefone, o e-mail ou os dois.', 'Enter the telephone, the e-mail or both.'],
  send: ['Enviar pedido', 'Send the request'],
  sent: ['Pedido enviado', 'Request sent'],
  'sent.number': ['Número do pedido:', 'Number of the request:'],
  'sent.who': [
    '{dealer} vai falar com você. Sua preferência: {way}.',
    '{dealer} will contact you. Your preference: {way}.',
  ],
  'sent.when': [
    'O contato é feito em até {time}, contados no horário de atendimento da concessionária.',
    'You will be contacted within {time}, counted in the opening hours of the dealer.',
  ],
  'sent.then': [
    'O pedido leva a simulação que está na tela: na loja, informe o número. Nada foi contratado e nenhuma consulta de crédito foi feita.',
    'The request contains the figure on your screen: give the number at the dealer. Nothing was contracted, and no credit enquiry was made.',
  ],
  'sent.minutes_one': ['{count} minuto', '{count} minute'],
  'sent.minutes_other': ['{count} minutos', '{count} minutes'],
  'sent.hours_one': ['{count} hora', '{count} hour'],
  'sent.hours_other': ['{count} horas', '{count} hours'],
  startAgain: ['Simular outro carro', 'Simulate another car'],
});
