import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of document capture before a proposal, and of its access configuration. */
export const strings = defineStrings('document-readings', {
  loading: ['Carregando', 'Loading'],
  'whose.all': ['Todas as concessionárias', 'All dealers'],
  'whose.hint': [
    'Se nenhuma for selecionada, a configuração vale para as que não têm configuração própria.',
    'With none selected, the settings apply to dealers without settings of their own.',
  ],
  'whose.must': ['Escolha uma concessionária das suas regionais.', 'Choose a dealer from one of your branches.'],
  'whose.clear': ['Voltar a todas as concessionárias', 'Back to all dealers'],
  'open.title': ['Captura no celular', 'Capture on a phone'],
  'open.text': [
    'Quem tem acesso aponta a câmera do celular para o código, entra no portal e fotografa o documento.',
    "Users with access point the phone's camera at the code, sign in and photograph the document.",
  ],
  'open.label': [
    'Código que abre a captura de documentos no celular',
    'Code that opens the document capture on a phone',
  ],
  profiles: ['Perfis', 'Profiles'],
  save: ['Salvar', 'Save'],
  inherited: [
    'Ainda sem configuração própria: vale a configuração de todas as concessionárias.',
    'No settings of its own yet: the settings for all dealers apply.',
  ],
  never: [
    'Ainda sem configuração: nenhum perfil pode capturar documentos.',
    'No settings yet: no profile can capture documents.',
  ],
  changed: ['Salvo por {name} em {at}.', 'Saved by {name} on {at}.'],
  'denied.title': ['Seu perfil não permite capturar documentos', 'Your profile cannot capture documents'],
  'denied.text': [
    'Peça acesso a quem administra a captura na sua concessionária. Até lá, digite os dados na simulação.',
    'Request access from the person who manages capture at your dealer. Until then, type the data in the simulation.',
  ],
  'denied.go': ['Ir ao simulador', 'Go to the simulator'],
  begin: ['Mostrar o código para o celular', 'Show the code for the phone'],
  again: ['Capturar outro documento', 'Capture another document'],
  'code.text': [
    'Aponte a câmera do celular para o código e fotografe a CNH ou o RG.',
    "Point the phone's camera at the code and photograph the driving licence (CNH) or the identity card (RG).",
  ],
  'code.label': ['Código que abre a câmera no celular', 'Code that opens the camera on the phone'],
  'code.valid': ['O código vale até {time}.', 'The code is valid until {time}.'],
  'status.WAITING': ['Aguardando a foto do celular…', 'Awaiting the photo from the phone…'],
  'status.READING': ['Foto recebida. Lendo o documento…', 'Photo received. Reading the document…'],
  'status.READ': ['Documento lido. Confira com o original.', 'Document read. Check it against the original.'],
  'status.UNREADABLE': [
    'Não foi possível ler a foto. Tente com mais luz, sem reflexo e com as quatro bordas visíveis.',
    'The photo could not be read. Try again with more light, without glare and with all four edges visible.',
  ],
  'status.FAILED': [
    'A captura não terminou a tempo. Tente de novo ou digite os dados na simulação.',
    'The capture did not finish in time. Try again, or type the data in the simulation.',
  ],
  'read.name': ['Nome completo', 'Full name'],
  'read.cpf': ['CPF', 'CPF'],
  'read.birthDate': ['Data de nascimento', 'Date of birth'],
  'read.motherName': ['Nome da mãe', "Mother's name"],
  'read.documentNr': ['Número do documento', 'Document number'],
  notRead: ['não lido', 'not read'],
  simulate: ['Simular com estes dados', 'Simulate with this data'],
});
