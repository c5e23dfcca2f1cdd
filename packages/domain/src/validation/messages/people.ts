import { invalid, type Message } from './message.ts';

/** Documents, names, addresses and phone numbers of people and companies. */
export const peopleMessages = {
  'cpf.invalid': invalid('CPF inválido', 'Invalid CPF'),
  'cpf.sameAsSeller': {
    code: 'SEL004',
    pt: 'O CPF não pode ser o mesmo do vendedor',
    en: 'The CPF may not be the same as the seller’s',
  },
  'cpf.ofAnother': {
    code: 'SEL004',
    pt: 'Este CPF já foi usado para outra pessoa da proposta: confira os dois',
    en: 'This CPF has already been entered for another person on the proposal: check both',
  },
  'cnpj.invalid': invalid('CNPJ inválido', 'Invalid CNPJ'),
  'share.outOfRange': {
    code: 'CLI025',
    pt: 'A participação deve ficar entre 1% e 98%',
    en: 'The share must be between 1% and 98%',
  },
  'share.moreThanAll': {
    code: 'CLI025',
    pt: 'As participações não podem somar mais de 100%',
    en: 'The shares may not add up to more than 100%',
  },
  'partner.companyItself': invalid(
    'A empresa não pode ser sócia de si mesma',
    'A company cannot be a partner of itself',
  ),
  'partner.twice': invalid(
    'Esta pessoa já está entre os sócios: informe outra',
    'This person is already one of the partners: enter another',
  ),
  'document.invalid': invalid('CPF ou CNPJ inválido', 'Invalid CPF or CNPJ'),
  'phoneOrEmail.required': invalid('Informe o telefone ou o e-mail', 'Enter the telephone or the e-mail'),
  'document.notOwn': invalid(
    'Informe o CPF ou CNPJ do seu cadastro: aqui você consulta só o seu',
    'Enter your own CPF or CNPJ: you can look up only your own',
  ),
  'document.ofCustomer': invalid('Informe o CPF ou CNPJ do cliente', "Enter the client's CPF or CNPJ"),
  'document.taken': invalid(
    'Já existe um usuário cliente com este CPF ou CNPJ: confira o número',
    'A client user with this CPF or CNPJ already exists: check the number',
  ),
  'fullName.invalid': invalid('Informe nome e sobrenome, sem números', 'Enter first and last name, without digits'),
  'companyName.invalid': invalid(
    "Use ao menos uma letra, comece por letra ou número e use só letras, números e & . , - / ' ( ) + º ª ° : !",
    "Use at least one letter, begin with a letter or digit, and use only letters, digits and & . , - / ' ( ) + º ª ° : !",
  ),
  'birthDate.invalid': invalid('Data de nascimento inválida', 'Invalid birth date'),
  'birthDate.underage': invalid('É preciso ter pelo menos 18 anos', 'The person must be at least 18 years old'),
  'phone.invalid': invalid('Telefone inválido', 'Invalid phone number'),
  'mobile.invalid': invalid('Celular inválido', 'Invalid mobile number'),
  'correction.same': invalid('Informe um valor diferente do atual', 'Enter a value other than the current one'),
  'correction.twice': invalid('Informe cada dado uma só vez', 'Enter each field only once'),
  'consent.none': invalid('Escolha ao menos um consentimento', 'Choose at least one consent'),
  'lead.consentRevoked': invalid(
    'A pessoa não autoriza mais o contato: a oportunidade não pode ser reaberta',
    'The person no longer consents to be contacted: the lead cannot be reopened',
  ),
  'email.invalid': invalid('E-mail inválido', 'Invalid e-mail'),
  'zip.invalid': invalid('CEP inválido', 'Invalid postal code'),
  'zip.notFound': invalid('CEP não encontrado: confira o número', 'Postal code not found: check the number'),
  'giin.invalid': invalid(
    'GIIN inválido: use o formato 98Q96B.00000.LE.076',
    'Invalid GIIN: write it as 98Q96B.00000.LE.076',
  ),
  'nif.required': invalid(
    'Informe o número fiscal (NIF) do outro país',
    'Enter the tax number (NIF) of the other country',
  ),
  'bank.codeInvalid': invalid('O código do banco deve ter 3 dígitos', 'The bank code must have 3 digits'),
  'powers.ended': invalid(
    'Os poderes não são mais válidos: informe poderes em vigor',
    'The powers are no longer valid: enter powers that are in force',
  ),
  'rg.issuerRequired': invalid('Informe o órgão emissor do RG', 'Enter the issuer of the RG'),
  'rg.issueDateRequired': invalid('Informe a data de emissão do RG', 'Enter the issue date of the RG'),
  'email.different': invalid(
    'Os e-mails são diferentes: corrija um dos dois',
    'The e-mails differ: correct one of them',
  ),
  'bankAccount.branch': invalid(
    'Esta agência não existe neste banco: confira o número e o dígito',
    'This branch does not exist at this bank: check the number and the digit',
  ),
  'bankAccount.account': invalid(
    'Esta conta não existe nesta agência: confira o número e o dígito',
    'This account does not exist at this branch: check the number and the digit',
  ),
  'accountHolder.consent': invalid(
    'Sem a autorização do titular não há débito: escolha outra forma de pagamento',
    'Without the consent of the holder there is no debit: choose another means of payment',
  ),
} satisfies Record<string, Message>;
