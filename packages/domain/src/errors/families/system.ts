import type { ErrorEntry } from '../error-entry.ts';
import { familyError } from './family-error.ts';

const value: ErrorEntry = {
  status: 422,
  pt: 'Alguns dados não foram aceitos. Revise os campos e salve de novo (código {code}).',
  en: 'Some data were not accepted. Review the fields and save again (code {code}).',
};
const user = familyError();

/**
 * Generic validation (DOM), system (SIS), users (USE), access (SEC) and the keys that are not numbered. The texts of
 * DOM001 to DOM004, SEC001, SIS001 and SIS003 to SIS006 are our own: the specification defines no meaning for them.
 */
export const systemErrors = {
  DOM001: {
    status: 422,
    pt: 'Não foi possível concluir com os dados informados. Revise os dados e tente de novo.',
    en: 'This could not be completed with the given data. Review the data and try again.',
  },
  DOM002: {
    status: 422,
    pt: 'Há campos ausentes ou inválidos. Revise os campos indicados.',
    en: 'Some fields are missing or invalid. Review the marked fields.',
  },
  DOM003: {
    status: 409,
    pt: 'Esta mesma solicitação ainda está em andamento. Aguarde um instante e tente novamente.',
    en: 'This same request is still in progress. Wait a moment and try again.',
  },
  DOM004: {
    status: 507,
    pt: 'Não foi possível salvar: o armazenamento do portal está cheio ou indisponível. Nada foi alterado. Avise o Service Desk.',
    en: "This could not be saved: the portal's storage is full or unavailable. Nothing was changed. Inform the Service Desk.",
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
    pt: 'O prazo desta operação expirou. Comece de novo.',
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
  SIS005: {
    status: 413,
    pt: 'O conteúdo enviado é grande demais. Envie um arquivo menor.',
    en: 'The content sent is too large. Send a smaller file.',
  },
  SIS006: {
    status: 404,
    pt: 'O endereço solicitado não existe. Volte ao início.',
    en: 'The requested address does not exist. Return to the home page.',
  },
  USE001: user,
  USE002: {
    status: 401,
    pt: 'Usuário ou senha inválidos. Confira os dois e tente de novo.',
    en: 'Invalid username or password. Check both and try again.',
  },
  USE003: { status: 401, pt: 'Sua sessão expirou. Entre novamente.', en: 'Your session has expired. Sign in again.' },
  USE004: {
    status: 422,
    pt: 'Senha incorreta. Digite de novo ou use “Esqueci minha senha”.',
    en: 'Incorrect password. Type it again or use “I forgot my password”.',
  },
  USE005: user,
  USE006: user,
  USE007: user,
  USE008: user,
  USE009: user,
  USE010: user,
  USE011: {
    status: 422,
    pt: 'Código incorreto ou expirado. Confira o último e-mail ou peça outro código.',
    en: 'Wrong or expired code. Check the latest e-mail or request another code.',
  },
  USE012: {
    status: 403,
    pt: 'Muitas tentativas: o usuário foi bloqueado. Entre em contato com o Service Desk.',
    en: 'Too many attempts: the user is blocked. Contact the Service Desk.',
  },
  USE013: {
    status: 429,
    pt: 'Muitas tentativas de redefinir a senha. Peça outro código; se o limite diário de códigos foi atingido, tente novamente mais tarde.',
    en: 'Too many attempts to reset the password. Request another code; if the daily limit of codes has been reached, try again later.',
  },
  USE014: {
    status: 422,
    pt: 'A nova senha deve ser diferente da última. Escolha outra.',
    en: 'The new password must differ from the last one. Choose another.',
  },
  USE015: {
    status: 422,
    pt: 'Um usuário da financeira não pode ser vinculado a uma concessionária. Remova as concessionárias ou escolha outro perfil.',
    en: 'A user of the lender cannot be linked to a dealer. Remove the dealers or choose another profile.',
  },
  USE016: {
    status: 409,
    pt: 'Já existe um usuário com este nome de usuário. Escolha outro.',
    en: 'A user with this username already exists. Choose another.',
  },
  USE017: user,
  USE018: user,
  USE019: user,
  USE020: user,
  USE021: { status: 401, pt: 'Seu login expirou. Entre novamente.', en: 'Your sign-in has expired. Sign in again.' },
  USE022: user,
  USE023: {
    status: 403,
    pt: 'Este acesso está bloqueado ou desabilitado. Fale com o Service Desk.',
    en: 'This account is blocked or disabled. Contact the Service Desk.',
  },
  USE024: user,
  // `whose` is " (USERNAME)" where the user has not typed the name, but was authenticated elsewhere
  USE025: {
    status: 409,
    pt: 'Já existe uma sessão ativa deste usuário{whose}. Encerre a outra sessão para entrar aqui.',
    en: 'This user{whose} already has an active session. End the other session to sign in here.',
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
    pt: 'A senha não atende às regras de segurança. Veja no campo da senha o que falta.',
    en: 'The password does not meet the security rules. Check the password field for what is missing.',
  },
  SEC001: {
    status: 403,
    pt: 'A solicitação veio de outro site e foi recusada. Abra o portal e tente novamente.',
    en: 'The request came from another site and was refused. Open the portal and try again.',
  },
  SEC002: { status: 401, pt: 'Sua sessão expirou. Entre novamente.', en: 'Your session has expired. Sign in again.' },
  SEC003: {
    status: 401,
    pt: 'Outro login foi feito com este usuário e esta sessão foi encerrada. Entre novamente; se não foi você, troque a senha.',
    en: 'This user signed in elsewhere and this session has ended. Sign in again; if it was not you, change the password.',
  },
  SEC004: {
    status: 404,
    pt: 'Você não tem acesso a esta concessionária ou a este registro. Se precisar dele, fale com o Service Desk.',
    en: 'You have no access to this dealer or record. If you need it, contact the Service Desk.',
  },
  noFluxForState: {
    status: 422,
    // `chosenState` only where the cause is another state than the dealer's
    pt: 'Não há tarifas cadastradas para a UF {chosenState|da concessionária}. Escolha outra UF de emplacamento ou fale com a financeira.',
    en: 'No fees are recorded for {chosenState|the state of the dealer}. Choose another state of licensing or contact the lender.',
  },
  esignNotRecivedUrls: {
    status: 502,
    pt: 'Os links de assinatura não chegaram. Peça as assinaturas de novo.',
    en: 'The signature links did not arrive. Request the signatures again.',
  },
  modulesError: {
    status: 500,
    pt: 'Não foi possível carregar os módulos ativos. Atualize a página.',
    en: 'The active modules could not be loaded. Refresh the page.',
  },
  PARAM: {
    status: 500,
    pt: 'Não foi possível carregar os parâmetros do perfil. Entre novamente.',
    en: 'The profile parameters could not be loaded. Sign in again.',
  },
  QR: {
    status: 422,
    pt: '{message|Não foi possível ler o QR code. Tente de novo.}',
    en: '{message|The QR code could not be read. Try again.}',
  },
} satisfies Record<string, ErrorEntry>;
