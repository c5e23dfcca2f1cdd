import { invalid, type Message } from './message.ts';

/** Documents, names, addresses and phone numbers of people and companies. */
export const peopleMessages = {
  'cpf.invalid': invalid('CPF inválido', 'Invalid CPF'),
  'cpf.sameAsSeller': {
    code: 'SEL004',
    pt: 'O CPF não pode ser o mesmo do vendedor',
    en: 'The CPF may not be the same as the seller’s',
  },
  'cnpj.invalid': invalid('CNPJ inválido', 'Invalid CNPJ'),
  'share.outOfRange': {
    code: 'CLI025',
    pt: 'A participação deve ficar entre 1% e 98%',
    en: 'The share must be between 1% and 98%',
  },
  'document.invalid': invalid('Documento inválido', 'Invalid document'),
  'document.notOwn': invalid(
    'Informe o CPF ou CNPJ do seu cadastro: aqui você consulta só o seu',
    'Enter the CPF or CNPJ of your registration: here you may ask about your own only',
  ),
  'document.ofCustomer': invalid('Informe o CPF ou CNPJ do cliente', "Enter the customer's CPF or CNPJ"),
  'document.taken': invalid(
    'Já existe um usuário cliente com este CPF ou CNPJ',
    'There is a customer account with this CPF or CNPJ already',
  ),
  'fullName.invalid': invalid('Informe nome e sobrenome, sem números', 'Enter first and last name, without digits'),
  'birthDate.invalid': invalid('Data de nascimento inválida', 'Invalid birth date'),
  'birthDate.underage': invalid('É preciso ter pelo menos 18 anos', 'The person must be at least 18 years old'),
  'phone.invalid': invalid('Telefone inválido', 'Invalid phone number'),
  'mobile.invalid': invalid('Celular inválido', 'Invalid mobile number'),
  'email.invalid': invalid('E-mail inválido', 'Invalid e-mail'),
  'zip.invalid': invalid('CEP inválido', 'Invalid postal code'),
  'zip.notFound': invalid('CEP não encontrado', 'Postal code not found'),
  'rg.issuerRequired': invalid('Informe o órgão emissor do RG', 'Enter the issuer of the RG'),
  'rg.issueDateRequired': invalid('Informe a data de emissão do RG', 'Enter the issue date of the RG'),
} satisfies Record<string, Message>;
