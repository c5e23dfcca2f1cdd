import { fillText, type Language, type TextParams, type Texts } from './texts.ts';

/** The subjects of acts: the noun that begins the sentence, and the gender that determines its Portuguese ending. */
const subjects = {
  user: { pt: 'Usuário', gender: 'o', en: 'User' },
  region: { pt: 'Regional', gender: 'a', en: 'Branch' },
  group: { pt: 'Grupo', gender: 'o', en: 'Group' },
  dealer: { pt: 'Concessionária', gender: 'a', en: 'Dealer' },
  client: { pt: 'Cliente', gender: 'o', en: 'Client' },
  channel: { pt: 'Canal', gender: 'o', en: 'Channel' },
  parameters: { pt: 'Parâmetro', gender: 'o', en: 'Parameter' },
  products: { pt: 'Produto', gender: 'o', en: 'Product' },
  campaign: { pt: 'Campanha', gender: 'a', en: 'Campaign' },
  offer: { pt: 'Oferta', gender: 'a', en: 'Offer' },
  email: { pt: 'E-mail', gender: 'o', en: 'E-mail' },
  combos: { pt: 'Combo', gender: 'o', en: 'Combo' },
  leads: { pt: 'Oportunidade', gender: 'a', en: 'Lead' },
  rules: { pt: 'Regra', gender: 'a', en: 'Rule' },
  iof: { pt: 'Vigência do IOF', gender: 'a', en: 'IOF period' },
  lender: { pt: 'Vigência da financeira', gender: 'a', en: 'Lender period' },
  legalText: { pt: 'Texto legal', gender: 'o', en: 'Legal text' },
  insuranceLaw: { pt: 'Vigência da regra legal', gender: 'a', en: 'Legal rule period' },
  clientProduct: { pt: 'Vigência do seguro', gender: 'a', en: 'Insurance period' },
  plan: { pt: 'Vigência do plano', gender: 'a', en: 'Plan period' },
} as const;

/** The acts on every subject: the Portuguese participle without its ending. */
const acts = {
  registered: { pt: 'cadastrad', en: 'registered' },
  saved: { pt: 'atualizad', en: 'updated' },
  enabled: { pt: 'habilitad', en: 'enabled' },
  disabled: { pt: 'desabilitad', en: 'disabled' },
  deleted: { pt: 'excluíd', en: 'deleted' },
} as const;

/** A kind of record whose changes are reported. */
export type SuccessSubject = keyof typeof subjects;
type FormedCode = `${SuccessSubject}.${keyof typeof acts}`;

/** The texts of an act on something that is not in the catalogue, by its name at the beginning of a sentence. */
export const doneTexts = (name: Texts & { gender: 'o' | 'a' }, act: keyof typeof acts): Texts => ({
  pt: `${name.pt} ${acts[act].pt}${name.gender} com sucesso.`,
  en: `${name.en} ${acts[act].en}.`,
});

const formed = Object.fromEntries(
  Object.entries(subjects).flatMap(([subject, name]) =>
    (Object.keys(acts) as (keyof typeof acts)[]).map((act) => [`${subject}.${act}`, doneTexts(name, act)]),
  ),
) as Record<FormedCode, Texts>;

const codeIsOnItsWay: Texts = {
  pt: 'O código de verificação foi enviado por e-mail.',
  en: 'The verification code was sent by e-mail.',
};
const withCode = ({ pt, en }: Texts): Texts => ({
  pt: `${pt} ${codeIsOnItsWay.pt}`,
  en: `${en} ${codeIsOnItsWay.en}`,
});
const unblocked: Texts = { pt: 'Usuário desbloqueado com sucesso.', en: 'User unblocked.' };
const passwordChanged: Texts = { pt: 'Senha alterada com sucesso.', en: 'Password changed.' };

/** Individual success texts. */
const written = {
  'user.registered': withCode(formed['user.registered']),
  'user.enabled': withCode(formed['user.enabled']),
  'user.unblocked': withCode(unblocked),
  'user.unblockedOnly': {
    pt: `${unblocked.pt} A conta continua desabilitada.`,
    en: `${unblocked.en} The account remains disabled.`,
  },
  'user.passwordReset': withCode({ pt: 'Senha redefinida com sucesso.', en: 'Password reset.' }),
  'password.changed': passwordChanged,
  'password.renewed': {
    pt: `${passwordChanged.pt} Entre com a nova senha.`,
    en: `${passwordChanged.en} Sign in with the new one.`,
  },
  'password.set': {
    pt: 'Senha definida com sucesso. Entre com a nova senha.',
    en: 'Password set. Sign in with the new one.',
  },
  'parameters.inForce': {
    pt: 'Configurações salvas. Já estão em vigor.',
    en: 'Settings saved. They are now in force.',
  },
  'combos.moved': { pt: 'Ordem dos combos salva com sucesso.', en: 'Order of the combos saved.' },
  'user.certified': { pt: 'Certificação salva com sucesso.', en: 'Certification saved.' },
  'user.certificationRemoved': { pt: 'Certificação excluída com sucesso.', en: 'Certification removed.' },
  'dealer.products': {
    pt: 'Produtos da concessionária salvos com sucesso.',
    en: 'Dealer products saved.',
  },
  'dealer.service': { pt: 'Atendimento da concessionária salvo com sucesso.', en: 'Service of the dealer saved.' },
  /** `message` is the server's text about the rows */
  files: { pt: '{fileName}: {message|arquivo processado.}', en: '{fileName}: {message|file processed.}' },
  'files.ready': { pt: 'Arquivo pronto: {fileName}', en: 'File ready: {fileName}' },
  'table.startCancelled': {
    pt: 'Agendamento de {fileName} cancelado. A tabela atual continua em vigor.',
    en: 'Scheduling of {fileName} cancelled. The current table remains in force.',
  },
  'table.returned': { pt: '{fileName} está em vigor de novo.', en: '{fileName} is in force again.' },
  esign: { pt: 'Assinatura eletrônica atualizada com sucesso.', en: 'Electronic signature updated.' },
  'offer.cloned': { pt: 'Oferta clonada com sucesso: {regions}.', en: 'Offer cloned: {regions}.' },
  'proposal.unblocked': { pt: 'Proposta {number} desbloqueada.', en: 'Proposal {number} unblocked.' },
  'proposal.activated': {
    pt: 'Proposta {number} enviada para ativação.',
    en: 'Proposal {number} sent for activation.',
  },
  'proposal.statusChanged': {
    pt: 'Status da proposta {number} alterado para “{status}”.',
    en: 'Status of proposal {number} changed to “{status}”.',
  },
  /** spelt as on the wire */
  whatchDocSuccess: { pt: 'Configuração da captura de documentos salva.', en: 'Document capture settings saved.' },
} satisfies Record<string, Texts>;

/** The success messages of the portal. */
export type SuccessCode = FormedCode | keyof typeof written;

/** Every success message, by subject and act: one sentence, whatever the screen. */
export const successTexts: Readonly<Record<SuccessCode, Texts>> = { ...formed, ...written };

/** The sentence of a success. @param params values for its placeholders */
export const successText = (code: SuccessCode, language: Language, params?: TextParams): string =>
  fillText(successTexts[code], language, params);
