import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of document capture before a proposal, and of its access configuration. */
export const strings = defineStrings('document-readings', {
  loading: ['Carregando', 'Loading'],
  'whose.all': ['Todas as concessionárias', 'All dealers'],
  'whose.label': ['Concessionária', 'Dealer'],
  'whose.hint': [
    'Sem escolher uma, vale para as que não têm configuração própria.',
    'With none chosen, it holds for those that have no settings of their own.',
  ],
  'whose.must': ['Escolha uma concessionária da sua região.', 'Choose a dealer of your region.'],
  'whose.none': ['Nenhuma concessionária encontrada', 'No dealer found'],
  'whose.type': ['Digite três letras do nome, ou o código', 'Type three letters of the name, or the code'],
  'whose.clear': ['Voltar a todas as concessionárias', 'Back to all dealers'],
  'open.title': ['Captura no celular', 'Capture on a phone'],
  'open.text': [
    'Quem recebeu o acesso aponta a câmera do celular para o código, entra no portal e fotografa o documento.',
    "Whoever has been given the access points the phone's camera at the code, signs in and photographs the document.",
  ],
  'open.label': [
    'Código que abre a captura de documentos no celular',
    'Code that opens the document capture on a phone',
  ],
  profiles: ['Perfis', 'Profiles'],
  save: ['Salvar', 'Save'],
  inherited: [
    'Ainda sem configuração própria: vale o que está definido para todas as concessionárias.',
    'No settings of its own yet: what is set for all dealers holds.',
  ],
  never: [
    'Ninguém salvou ainda: nenhum perfil captura documentos.',
    'Nobody has saved yet: no profile captures documents.',
  ],
  changed: ['Salvo por {name} em {at}.', 'Saved by {name} at {at}.'],
  'denied.title': ['Seu perfil não captura documentos', 'Your profile captures no documents'],
  'denied.text': [
    'Quem administra a captura na sua concessionária pode dar o acesso. Até lá, digite os dados na simulação.',
    'Who administers the capture at your dealer can give the access. Until then, type the data in the simulation.',
  ],
  'denied.go': ['Ir ao simulador', 'Go to the simulator'],
  begin: ['Mostrar o código para o celular', 'Show the code for the phone'],
  again: ['Capturar outro documento', 'Capture another document'],
  'code.text': [
    'Abra a câmera do celular sobre o código e fotografe a CNH ou o RG.',
    "Point the phone's camera at the code and photograph the CNH or the RG.",
  ],
  'code.label': ['Código que abre a câmera no celular', 'Code that opens the camera on the phone'],
  'code.valid': ['O código abre até {time}.', 'The code opens until {time}.'],
  'status.WAITING': ['Esperando a foto do celular…', 'Waiting for the picture of the phone…'],
  'status.READING': ['Foto recebida. Lendo o documento…', 'Picture received. Reading the document…'],
  'status.READ': ['Documento lido. Confira com o original.', 'Document read. Check it with the original.'],
  'status.UNREADABLE': [
    'A foto não pôde ser lida. Tente com mais luz, sem reflexo e com as quatro bordas.',
    'The picture could not be read. Try with more light, without glare and with its four edges.',
  ],
  'status.FAILED': [
    'A captura não terminou a tempo. Tente de novo, ou digite os dados na simulação.',
    'The capture did not end in time. Try again, or type the data in the simulation.',
  ],
  'read.name': ['Nome completo', 'Full name'],
  'read.cpf': ['CPF', 'CPF'],
  'read.birthDate': ['Data de nascimento', 'Date of birth'],
  'read.motherName': ['Nome da mãe', "Mother's name"],
  'read.documentNr': ['Número do documento', 'Document number'],
  notRead: ['não lido', 'not read'],
  simulate: ['Simular com estes dados', 'Simulate with these data'],
});
