import { invalid, type Message, weakPassword } from './message.ts';

/** Users, their passwords and how they sign in. */
export const identityMessages = {
  'redirectURL.invalid': invalid(
    'Informe um endereço completo, como https://sso.exemplo.com.br/entrar',
    'Enter a complete address, such as https://sso.example.com/sign-in',
  ),
  'redirectURL.notAllowed': invalid(
    'Este endereço não pertence a um dos sites permitidos neste portal: informe outro',
    'This address does not belong to one of the sites that this portal allows: enter another',
  ),
  'username.required': invalid('É preciso informar o usuário', 'Enter the username'),
  'username.invalid': invalid(
    'Use letras sem acento, números, ponto, hífen ou sublinhado, com pelo menos 3 caracteres',
    'Use unaccented letters, digits, dot, hyphen or underscore, with at least 3 characters',
  ),
  'username.taken': {
    code: 'USE016',
    pt: 'Já existe um usuário com este nome de usuário: escolha outro',
    en: 'This username is taken: choose another',
  },
  'dealers.required': invalid(
    'Informe pelo menos uma concessionária pelo código GMF',
    'Enter at least one dealer by its GMF code',
  ),
  'dealers.notForGmf': {
    code: 'USE015',
    pt: 'Um usuário da financeira não pode ser vinculado a uma concessionária',
    en: 'A user of the lender cannot be linked to a dealer',
  },
  'dealerDefault.required': invalid('Escolha a concessionária padrão', 'Choose the default dealer'),
  'regions.required': invalid('Escolha pelo menos uma regional', 'Choose at least one branch'),
  'certification.endBeforeStart': invalid(
    'O fim da certificação deve ser igual ou posterior ao início',
    'The certification must end on or after its start',
  ),
  'certification.role': invalid(
    'Só vendedores, gerentes de vendas e gerentes de F&I têm certificação: confira o usuário',
    'Only sellers, sales managers and F&I managers have a certification: check the user',
  ),
  'username.unknown': {
    code: 'USE002',
    pt: 'Usuário não encontrado: confira o nome de usuário',
    en: 'User not found: check the username',
  },
  'password.current': {
    code: 'USE004',
    pt: 'A senha atual está incorreta: digite-a de novo',
    en: 'The current password is wrong: type it again',
  },
  'password.required': invalid('É preciso informar a senha', 'Enter the password'),
  'password.tooShort': weakPassword('Use no mínimo {min|15} caracteres', 'Use at least {min|15} characters'),
  'password.whitespace': weakPassword('A senha não pode ter espaços', 'The password may not contain spaces'),
  'password.digit': weakPassword('Inclua pelo menos um número', 'Include at least one digit'),
  'password.upper': weakPassword('Inclua pelo menos uma letra maiúscula', 'Include at least one uppercase letter'),
  'password.lower': weakPassword('Inclua pelo menos uma letra minúscula', 'Include at least one lowercase letter'),
  'password.special': weakPassword('Inclua pelo menos um caractere especial', 'Include at least one special character'),
  'password.confirmationRequired': invalid('Confirme a nova senha', 'Confirm the new password'),
  'password.confirmationDiffers': invalid(
    'A confirmação deve ser igual à nova senha',
    'The confirmation must match the new password',
  ),
  'password.sameAsLast': {
    code: 'USE014',
    pt: 'A nova senha deve ser diferente da última',
    en: 'The new password must differ from the last one',
  },
  'verificationCode.required': invalid('Informe o código de verificação', 'Enter the verification code'),
  'verificationCode.format': invalid('O código deve ter 6 números', 'The code must have 6 digits'),
  'verificationCode.wrong': {
    code: 'USE011',
    pt: 'Código incorreto ou expirado. Confira o último e-mail ou peça outro código',
    en: 'Wrong or expired code. Check the latest e-mail or request another code',
  },
} satisfies Record<string, Message>;
