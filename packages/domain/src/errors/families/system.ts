import type { ErrorEntry } from '../error-entry.ts';

const value: ErrorEntry = {
  status: 422,
  pt: 'Há um valor ausente, longo demais ou fora dos limites, ou a proposta não pôde ser salva (código {code}).',
  en: 'A value is missing, too long or out of range, or the proposal could not be saved (code {code}).',
};
const user: ErrorEntry = {
  status: 422,
  pt: 'Não foi possível concluir a operação de usuário (código {code}).',
  en: 'The user operation could not be completed (code {code}).',
};

/**
 * Generic validation (DOM), system (SIS), users (USE), access (SEC) and the keys that are not numbered. The texts of
 * DOM001 to DOM004, SEC001, SIS001 and SIS003 to SIS006 are our own: the specification defines no meaning for them.
 */
export const systemErrors = {
  DOM001: {
    status: 422,
    pt: 'Não foi possível concluir a operação com os dados informados.',
    en: 'The operation could not be completed with the given data.',
  },
  DOM002: {
    status: 422,
    pt: 'Há campos ausentes ou inválidos. Revise os campos indicados.',
    en: 'Some fields are missing or invalid. Review the marked fields.',
  },
  DOM003: {
    status: 409,
    pt: 'Esta mesma solicitação ainda está em andamento. Aguarde um instante e tente novamente.',
    en: 'This same request is still under way. Wait a moment and try again.',
  },
  DOM004: {
    status: 507,
    pt: 'O servidor não conseguiu gravar: o armazenamento está cheio ou indisponível. Nada foi alterado. Avise o Service Desk.',
    en: 'The server could not write: its storage is full or unavailable. Nothing was changed. Tell the Service Desk.',
  },
  DOM005: value,
  DOM006: value,
  DOM007: value,
  DOM008: value,
  DOM009: value,
  SIS001: {
    status: 500,
    pt: 'Ocorreu um erro inesperado. Tente novamente em instantes.',
    en: 'An unexpected error occurred. Try again in a moment.',
  },
  SIS002: {
    status: 409,
    pt: 'O prazo desta operação expirou. Comece novamente.',
    en: 'This operation has expired. Start again.',
  },
  SIS003: {
    status: 409,
    pt: 'Esta solicitação já foi enviada com outro conteúdo. Atualize a página e tente novamente.',
    en: 'This request was already sent with different content. Refresh the page and try again.',
  },
  SIS004: {
    status: 503,
    pt: 'O serviço está temporariamente indisponível. Tente novamente em alguns minutos.',
    en: 'The service is temporarily unavailable. Try again in a few minutes.',
  },
  SIS005: { status: 413, pt: 'O conteúdo enviado é grande demais.', en: 'The content sent is too large.' },
  SIS006: { status: 404, pt: 'O endereço solicitado não existe.', en: 'The requested address does not exist.' },
  USE001: user,
  USE002: { status: 401, pt: 'Usuário ou senha inválidos.', en: 'Invalid username or password.' },
  USE003: { status: 401, pt: 'Sua sessão expirou. Entre novamente.', en: 'Your session has expired. Log in again.' },
  USE004: { status: 422, pt: 'A senha informada é inválida.', en: 'The password is invalid.' },
  USE005: user,
  USE006: user,
  USE007: user,
  USE008: user,
  USE009: user,
  USE010: user,
  USE011: { status: 422, pt: 'O código de verificação é inválido.', en: 'The verification code is invalid.' },
  USE012: {
    status: 403,
    pt: 'Muitas tentativas: o usuário foi bloqueado. Entre em contato com o Service Desk.',
    en: 'Too many attempts: the user is blocked. Contact the Service Desk.',
  },
  USE013: {
    status: 429,
    pt: 'Muitas tentativas de redefinir a senha. Tente novamente mais tarde.',
    en: 'Too many attempts to reset the password. Try again later.',
  },
  USE014: {
    status: 422,
    pt: 'A nova senha deve ser diferente da última.',
    en: 'The new password must differ from the last one.',
  },
  USE015: {
    status: 422,
    pt: 'Um usuário GMF não pode ser vinculado a uma concessionária.',
    en: 'A GMF user cannot be tied to a dealer.',
  },
  USE016: {
    status: 409,
    pt: 'Já existe um usuário com este nome de usuário.',
    en: 'A user with this username already exists.',
  },
  USE017: user,
  USE018: user,
  USE019: user,
  USE020: user,
  USE021: { status: 401, pt: 'Seu login expirou. Entre novamente.', en: 'Your login has expired. Log in again.' },
  USE022: user,
  USE023: { status: 403, pt: 'Usuário bloqueado.', en: 'User blocked.' },
  USE024: user,
  // `whose` is " (USERNAME)" where the user has not typed the name, but was authenticated elsewhere
  USE025: {
    status: 409,
    pt: 'Já existe uma sessão ativa deste usuário{whose}.',
    en: 'This user{whose} already has an active session.',
  },
  USE026: user,
  USE027: user,
  USE028: user,
  USE029: {
    status: 429,
    pt: 'Muitas solicitações. Aguarde um pouco e tente novamente.',
    en: 'Too many requests. Wait a moment and try again.',
  },
  USE030: {
    status: 422,
    pt: 'A senha não atende às regras de segurança.',
    en: 'The password does not comply with the security rules.',
  },
  SEC001: {
    status: 403,
    pt: 'A solicitação veio de outro site e foi recusada. Abra o portal e tente novamente.',
    en: 'The request came from another site and was refused. Open the portal and try again.',
  },
  SEC002: { status: 401, pt: 'Sua sessão expirou. Entre novamente.', en: 'Your session has expired. Log in again.' },
  SEC003: {
    status: 401,
    pt: 'Outro login foi feito com este usuário. Esta sessão foi encerrada.',
    en: 'Another login was made with this user. This session has ended.',
  },
  SEC004: {
    status: 404,
    pt: 'Você não tem acesso a esta concessionária ou a este registro.',
    en: 'You have no access to this dealer or record.',
  },
  noFluxForState: {
    status: 422,
    // `chosenState` only where the cause is another state than the dealer's
    pt: 'Não existe fluxo para o estado {chosenState|da concessionária}.',
    en: "There is no flow for {chosenState|the dealer's state}.",
  },
  esignNotRecivedUrls: {
    status: 502,
    pt: 'Os endereços da assinatura eletrônica não foram recebidos. Tente novamente.',
    en: 'The e-signature addresses were not received. Try again.',
  },
  modulesError: {
    status: 500,
    pt: 'Não foi possível carregar os módulos ativos. Atualize a página.',
    en: 'The active modules could not be loaded. Refresh the page.',
  },
  PARAM: {
    status: 500,
    pt: 'Não foi possível carregar os parâmetros do perfil. Entre novamente.',
    en: 'The profile parameters could not be loaded. Log in again.',
  },
  QR: {
    status: 422,
    pt: '{message|Não foi possível concluir a leitura do QR code.}',
    en: '{message|The QR code could not be processed.}',
  },
} satisfies Record<string, ErrorEntry>;
