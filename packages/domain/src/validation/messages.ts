import type { ErrorCode } from '../errors/catalogue.ts';
import { fillText, type Language, type TextParams, type Texts } from '../errors/texts.ts';

type Message = Texts & { readonly code: ErrorCode };

const invalid = (pt: string, en: string): Message => ({ code: 'DOM002', pt, en });
const weakPassword = (pt: string, en: string): Message => ({ code: 'USE030', pt, en });

/**
 * What is said at a refused field, by key. `code` is the catalogue's code of the refusal; DOM002 where the specification
 * gives none. `{max}`, `{min}` and `{label}` are filled by who refuses.
 */
export const messages = {
  required: invalid('Campo obrigatório', 'Required field'),
  'value.notAllowed': invalid('Escolha um valor da lista', 'Choose a value from the list'),
  'field.unknown': invalid('Este campo não é aceito', 'This field is not accepted'),
  'page.beyondCount': invalid(
    'Páginas por número vão até {max|10.000} registros: depois siga pelo cursor',
    'Pages by number go as far as {max|10.000} rows: go on by the cursor',
  ),
  'page.withCursor': invalid('Informe a página ou o cursor, não os dois', 'State the page or the cursor, not both'),
  'page.sizeTwice': invalid('Informe o tamanho da página uma vez só', 'State the size of the page only once'),
  'version.required': invalid('Informe a versão do registro', 'State the version of the record'),
  'consent.required': invalid(
    'É preciso registrar a autorização do cliente',
    "The client's authorisation must be recorded",
  ),
  'reason.required': invalid('Informe o motivo', 'State the reason'),

  'text.tooLong': invalid('Use no máximo {max|menos} caracteres', 'Use at most {max|fewer} characters'),
  'text.hiddenCharacters': invalid(
    'Há caracteres invisíveis (de controle ou de direção): digite o texto de novo',
    'There are invisible characters (control or direction): type the text again',
  ),
  'file.hiddenCharacters': invalid(
    'O nome do arquivo tem caracteres invisíveis (de controle ou de direção): renomeie o arquivo',
    'The file name has invisible characters (control or direction): rename the file',
  ),
  'text.tooShort': invalid('Use no mínimo {min|mais} caracteres', 'Use at least {min|more} characters'),
  'directSale.newOnly': invalid('A venda direta é só de veículo novo', 'A direct sale is of a new vehicle only'),
  'directSale.notOffered': invalid(
    'Este tipo de venda direta não vale para esta pessoa e este tipo de venda',
    'This kind of direct sale is not for this person and sale type',
  ),
  'employee.personOnly': invalid('Só uma pessoa física é funcionária', 'Only a natural person is an employee'),
  'assignment.usedOnly': invalid(
    'A cessão de direitos é só de veículo usado',
    'An assignment of rights is of a used vehicle only',
  ),
  'options.notOffered': invalid(
    'Há opcionais que esta versão não tem mais: escolha de novo',
    'Some options are no longer offered for this version: choose again',
  ),
  'options.abovePrice': invalid(
    'Os opcionais custam mais que o valor do veículo',
    'The options cost more than the vehicle price',
  ),
  'number.invalid': invalid('Informe um número válido', 'Enter a valid number'),
  'number.between': invalid(
    'Informe um número de {min|menos} a {max|mais}',
    'Enter a number from {min|less} to {max|more}',
  ),
  'number.outOfRange': invalid('Número fora da faixa aceita', 'Number outside the accepted range'),
  'money.positive': invalid('Informe um valor maior que zero', 'Enter an amount greater than zero'),
  'price.outOfRange': invalid(
    'Valor fora da faixa aceita para este veículo',
    'Amount outside the range accepted for this vehicle',
  ),
  'entry.abovePrice': invalid(
    'A entrada deve ser menor que o valor do veículo',
    'The down payment must be lower than the vehicle price',
  ),
  'entry.belowMinimum': invalid(
    'A entrada mínima é de {min|acordo com o plano}',
    'The minimum down payment is {min|set by the plan}',
  ),
  'entry.aboveMaximum': invalid(
    'A entrada máxima é de {max|acordo com o plano}',
    'The maximum down payment is {max|set by the plan}',
  ),
  'term.notInTable': invalid('Prazo não disponível neste plano', 'Term not available in this plan'),
  'term.tooMany': invalid('Escolha no máximo {max|três} prazos', 'Choose at most {max|three} terms'),

  'entry.fixedByPlan': invalid(
    'Neste plano a entrada é de {amount|50%}',
    'This plan has a down payment of {amount|50%}',
  ),
  'entry.notInPlan': invalid(
    'Este plano não tem entrada: ele financia o valor todo do veículo',
    'This plan has no down payment: it finances the whole vehicle price',
  ),
  'choice.notOfPlan': invalid('Este plano não tem esta opção', 'This plan has no such option'),
  'choice.outOfRange': invalid(
    'Informe um valor entre {min|o mínimo} e {max|o máximo} do plano',
    'Enter a value between {min|the lowest} and {max|the highest} of the plan',
  ),
  'balloon.notOfPlan': {
    code: 'SIM018',
    pt: 'A parcela intermediária ou final não está de acordo com o plano',
    en: 'The balloon is not the one of the plan',
  },
  'balloon.count': {
    code: 'SIM018',
    pt: 'Informe de {min|1} a {max|quantas couberem} parcelas intermediárias neste prazo',
    en: 'Enter {min|1} to {max|as many as fit} balloons for this term',
  },
  'balloon.tooLarge': invalid(
    'A parcela intermediária ou final não deixa saldo para as mensais',
    'The balloon leaves nothing to pay monthly',
  ),
  'fixedAmount.tooMany': invalid('Informe no máximo {max|menos} valores', 'Enter at most {max|fewer} amounts'),
  'fixedAmount.repeated': invalid('Este mês já tem um valor', 'This month has an amount already'),
  'fixedAmount.noLevelLeft': invalid(
    'Deixe pelo menos um mês sem valor fixo',
    'Leave at least one month without an amount of its own',
  ),
  'fixedAmount.tooLarge': invalid(
    'Os valores informados já pagam o financiamento antes do fim',
    'The amounts repay the loan before its end',
  ),
  'shareMonth.order': invalid(
    'A segunda data deve ser posterior à primeira',
    'The second date must be after the first',
  ),
  'rate.mustBeZero': invalid('A taxa deste plano deve ser zero', 'The rate of this plan must be zero'),
  'percent.asFraction': invalid(
    'Escreva em percentual: 20 para 20%, e 1,29 para 1,29% ao mês',
    'Write a percentage: 20 for 20%, and 1.29 for 1.29% a month',
  ),
  'validity.overlaps': invalid(
    'Outra linha desta tabela e prazo vale em parte dos mesmos dias',
    'Another line of this table and term holds on some of the same days',
  ),
  'campaignCode.unknown': invalid(
    'Não há campanha em uso com este código',
    'There is no campaign in use with this code',
  ),
  'range.overlaps': invalid(
    'Outra linha deste produto e prazo cobre parte dos mesmos valores e dias',
    'Another line of this product and term covers some of the same amounts and days',
  ),
  'vap.taken': {
    code: 'ADD014',
    pt: 'Este produto desta seguradora já está cadastrado',
    en: 'This product of this insurer is registered already',
  },
  'rate.belowTarget': invalid(
    'A taxa do cliente não pode passar da taxa de mercado',
    "The client's rate may not exceed the market rate",
  ),

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
  'date.invalid': invalid('Data inválida', 'Invalid date'),
  'date.future': invalid('A data não pode estar no futuro', 'The date may not be in the future'),
  'date.beforeStart': invalid(
    'A data final deve ser igual ou posterior à inicial',
    'The end date must not be before the start date',
  ),
  'date.tooFar': invalid(
    'A data pode estar no máximo {max|365} dias à frente',
    'The date may be {max|365} days ahead at most',
  ),
  'range.tooLong': invalid('Escolha um período de até {max|15} dias', 'Choose a period of up to {max|15} days'),
  'phone.invalid': invalid('Telefone inválido', 'Invalid phone number'),
  'mobile.invalid': invalid('Celular inválido', 'Invalid mobile number'),
  'email.invalid': invalid('E-mail inválido', 'Invalid e-mail'),
  'redirectURL.invalid': invalid(
    'Informe um endereço completo, como https://sso.exemplo.com.br/entrar',
    'Enter a whole address, such as https://sso.example.com/sign-in',
  ),
  'redirectURL.notAllowed': invalid(
    'Este endereço não está em um dos sites permitidos nesta instalação',
    'This address is not on one of the sites that this installation allows',
  ),
  'zip.invalid': invalid('CEP inválido', 'Invalid postal code'),
  'gmfCode.invalid': invalid('Informe exatamente 3 dígitos', 'Enter exactly 3 digits'),
  'bacCode.invalid': invalid('Informe exatamente 6 dígitos', 'Enter exactly 6 digits'),
  'dealerDocument.taken': {
    code: 'SET006',
    pt: 'Já existe uma concessionária com este CNPJ',
    en: 'A dealer with this CNPJ already exists',
  },
  'bacCode.taken': {
    code: 'SET002',
    pt: 'Já existe uma concessionária com este código BAC',
    en: 'A dealer with this BAC code already exists',
  },
  'gmbRegion.invalid': invalid('Informe de 2 a 4 letras ou números', 'Enter 2 to 4 letters or digits'),
  'gmfBranch.invalid': invalid('Informe exatamente 2 dígitos', 'Enter exactly 2 digits'),
  'gmfBranch.taken': {
    code: 'SET003',
    pt: 'Já existe uma regional com este código GMF',
    en: 'A branch with this GMF code already exists',
  },
  'groupName.invalid': invalid('Use ao menos uma letra ou um número', 'Use at least one letter or digit'),
  'groupName.taken': {
    code: 'SET004',
    pt: 'Já existe um grupo com este nome',
    en: 'A group with this name already exists',
  },
  'dgiClient.taken': { code: 'SET005', pt: 'Este cliente já está cadastrado', en: 'This client is registered already' },
  'bacCode.unknown': invalid('Não há concessionária com este código BAC', 'No dealer has this BAC code'),
  'versionCode.unknown': invalid(
    'Não há versão com este código na tabela de veículos em vigor',
    'The vehicle table in force has no version of this code',
  ),
  'tierCode.invalid': invalid('Informe TR e o número, como TR1', 'Enter TR and the number, such as TR1'),
  'score.order': invalid(
    'O maior score deve ser igual ou superior ao menor',
    'The highest score may not be below the lowest',
  ),
  'tier.overlaps': invalid(
    'Outra linha desta pessoa tem parte destes scores em parte dos mesmos dias',
    'Another line of this person type has some of these scores on some of the same days',
  ),
  'riskPriceCode.unknown': invalid(
    'Não há regra de preço de risco com este código',
    'There is no risk-price rule of this code',
  ),
  'option.overlaps': invalid(
    'Outra linha deste opcional vale em parte dos mesmos dias',
    'Another line of this option holds on some of the same days',
  ),
  'gmfCode.unknown': invalid('Não há concessionária com este código GMF', 'No dealer has this GMF code'),
  'zip.notFound': invalid('CEP não encontrado', 'Postal code not found'),
  'rg.issuerRequired': invalid('Informe o órgão emissor do RG', 'Enter the issuer of the RG'),
  'rg.issueDateRequired': invalid('Informe a data de emissão do RG', 'Enter the issue date of the RG'),

  'plate.invalid': invalid('Placa inválida', 'Invalid plate'),
  'chassis.invalid': invalid('Chassi inválido', 'Invalid chassis number'),
  'mileage.required': invalid('Informe a quilometragem do veículo usado', 'Enter the mileage of the used vehicle'),

  'simulation.expired': {
    code: 'SIM063',
    pt: 'A simulação expirou: refaça a simulação',
    en: 'The simulation has expired: run it again',
  },
  'table.expired': invalid('A tabela não está mais em vigor', 'The price table is no longer in force'),
  'table.inForce': invalid(
    'A tabela e a decisão ainda estão em vigor',
    'The table and the decision are still in force',
  ),
  'conditions.beingChecked': invalid(
    'As condições já estão em conferência',
    'The conditions are being checked already',
  ),
  'signature.pending': invalid('Falta concluir a assinatura do contrato', 'The contract has not been fully signed'),
  'selfie.pending': invalid('Falta concluir a selfie', 'The selfie has not been completed'),
  'lien.pending': invalid('Falta registrar o gravame', 'The lien has not been registered'),
  'payment.sameDecider': invalid(
    'Quem decidiu o crédito não pode confirmar o pagamento',
    'Who decided the credit may not confirm the payment',
  ),
  'withdrawal.tooLate': invalid(
    'A desistência só é aceita em até 7 dias, para contratos firmados à distância',
    'A withdrawal is accepted within 7 days only, for contracts made at a distance',
  ),

  'lender.fourEyesBelowAlone': invalid(
    'Informe um valor a partir do que uma pessoa decide sozinha',
    'Enter an amount not below what one person decides alone',
  ),
  'parameter.startTooSoon': {
    code: 'SET024',
    pt: 'A data de início deve ser a partir de amanhã',
    en: 'The start date must be tomorrow or later',
  },
  'parameter.baseBelowClient': {
    code: 'SET025',
    pt: 'O valor base não pode ser menor que o valor do cliente',
    en: 'The base value may not be lower than the client value',
  },
  'parameter.notDeletable': {
    code: 'SET026',
    pt: 'Este parâmetro está ou já esteve em vigor e não pode ser excluído',
    en: 'This parameter is or has been in force and cannot be deleted',
  },
  'parameter.startNotLast': {
    code: 'SET027',
    pt: 'A data de início deve ser posterior ao início do último período cadastrado',
    en: 'The start date must be after the start of the last registered period',
  },
  'parameter.endBeforeStart': {
    code: 'SET028',
    pt: 'A data de fim não pode ser anterior à data de início',
    en: 'The end date may not be before the start date',
  },
  'parameter.overlap': {
    code: 'SET029',
    pt: 'O período se sobrepõe a outro já cadastrado',
    en: 'The period overlaps another one',
  },
  'parameter.gap': {
    code: 'SET030',
    pt: 'O período deve começar no dia seguinte ao fim do período anterior',
    en: 'The period must start on the day after the previous one ends',
  },
  'parameter.startInForce': {
    code: 'SET031',
    pt: 'A data de início de um parâmetro em vigor não pode ser alterada',
    en: 'The start date of a parameter in force cannot be changed',
  },
  'succession.begun': {
    code: 'SET031',
    pt: 'Uma vigência que já começou não pode ser alterada: cadastre a próxima',
    en: 'A validity that has begun cannot be changed: register the next one',
  },
  'template.encoding': invalid(
    'O arquivo não é texto em UTF-8: salve-o como UTF-8 e envie de novo',
    'The file is not text in UTF-8: save it as UTF-8 and send it again',
  ),
  'template.binary': invalid(
    'O arquivo não é texto: ele tem um caractere nulo',
    'The file is no text: it has a null character',
  ),
  'template.noHtml': invalid(
    'O arquivo não tem HTML: nada ficaria da mensagem',
    'The file has no HTML: nothing would be left of the message',
  ),
  'template.tooManyElements': invalid(
    'O arquivo tem mais de {max} elementos: um e-mail não precisa de tantos',
    'The file has more than {max} elements: no e-mail needs so many',
  ),
  'template.unknown': invalid(
    'Linha {line}: esta mensagem não tem o campo “{name}”',
    'Line {line}: this message has no field “{name}”',
  ),
  'template.malformed': invalid(
    'Linha {line}: “{name}” sem par. Um campo se escreve com duas chaves de cada lado, sem nada entre elas além do nome',
    'Line {line}: “{name}” without its pair. A field has two braces on each side and nothing but its name between them',
  ),
  'template.missing': invalid(
    'Falta o campo “{name}”, sem o qual a mensagem não cumpre o que deve',
    'The field “{name}” is missing, without which the message does not do what it is for',
  ),
  'template.notSeen': invalid(
    'Partes do arquivo serão retiradas: confira-o e confirme antes de salvar',
    'Parts of the file will be taken out: try it and confirm before saving',
  ),
  'riskPrice.begun': {
    code: 'SET031',
    pt: 'Uma regra que já começou conserva nome, identificador e início',
    en: 'A rule that has begun keeps its name, identifier and start',
  },
  'riskPrice.overlap': {
    code: 'SET029',
    pt: 'O período se sobrepõe ao de outra regra',
    en: "The period overlaps another rule's",
  },
  'riskPriceCode.invalid': invalid(
    'Use até 10 letras sem acento, números ou hífens',
    'Use up to 10 unaccented letters, numbers or hyphens',
  ),
  'riskPriceCode.taken': {
    code: 'SET058',
    pt: 'Já existe uma regra com este identificador',
    en: 'A rule with this identifier already exists',
  },
  'parameter.endInPast': {
    code: 'SET032',
    pt: 'A data de fim não pode estar no passado',
    en: 'The end date may not be in the past',
  },

  'username.required': invalid('É preciso informar o usuário', 'Enter the username'),
  'username.invalid': invalid(
    'Use letras sem acento, números, ponto, hífen ou sublinhado, a partir de 3 caracteres',
    'Use unaccented letters, digits, dot, hyphen or underscore, from 3 characters on',
  ),
  'username.taken': { code: 'USE016', pt: 'Já existe um usuário com este nome', en: 'This username is taken' },
  'dealers.required': invalid(
    'Informe pelo menos uma concessionária pelo código GMF',
    'Enter at least one dealer by its GMF code',
  ),
  'dealers.notForGmf': {
    code: 'USE015',
    pt: 'Um usuário GMF não pode ser vinculado a uma concessionária',
    en: 'A GMF user cannot be tied to a dealer',
  },
  'dealerDefault.required': invalid('Escolha a concessionária padrão', 'Choose the default dealer'),
  'regions.required': invalid('Escolha pelo menos uma regional', 'Choose at least one branch'),
  'username.unknown': { code: 'USE002', pt: 'Usuário não encontrado', en: 'User not found' },
  'password.current': {
    code: 'USE004',
    pt: 'A senha atual está errada',
    en: 'The current password is wrong',
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
    'The confirmation must equal the new password',
  ),
  'password.sameAsLast': {
    code: 'USE014',
    pt: 'A nova senha deve ser diferente da última',
    en: 'The new password must differ from the last one',
  },
  'cell.formula': invalid('Fórmulas não são aceitas: cole o valor', 'Formulas are not accepted: paste the value'),
  'line.repeated': invalid('Linha repetida no arquivo', 'Line repeated in the file'),
  'campaignName.taken': {
    code: 'SET055',
    pt: 'Já existe uma campanha com este nome',
    en: 'A campaign with this name already exists',
  },
  'campaignName.tooLong': {
    code: 'SET057',
    pt: 'O nome da campanha pode ter no máximo {max|100} caracteres',
    en: 'The campaign name may have at most {max|100} characters',
  },
  'campaignCode.taken': {
    code: 'SET056',
    pt: 'Já existe uma campanha com este código',
    en: 'A campaign with this code already exists',
  },
  'campaignCode.invalid': invalid(
    'Use de 2 a 20 letras sem acento, algarismos ou hífens',
    'Use 2 to 20 letters without accents, digits or hyphens',
  ),
  'manufacturerYear.tooLate': invalid(
    'O ano de fabricação vai no máximo até {max|o próximo ano}',
    'The year of manufacture may be at most {max|next year}',
  ),
  'years.inconsistent': invalid(
    'O ano do modelo deve ser o de fabricação ou o seguinte',
    'The model year must be the year of manufacture or the next',
  ),
  'file.extension': invalid('Este tipo de arquivo não é aceito', 'This type of file is not accepted'),
  'file.tooMany': invalid('No máximo {max} arquivos', 'No more than {max} files'),
  'form.noBoundary': invalid('O formulário não diz onde as partes se separam', 'The form does not say what parts it'),
  'form.broken': invalid('O formulário chegou incompleto ou malformado', 'The form arrived incomplete or malformed'),
  'form.tooManyParts': invalid('O formulário tem partes demais', 'The form has too many parts'),
  'verificationCode.required': invalid('Informe o código de verificação', 'Enter the verification code'),
  'verificationCode.format': invalid('O código tem 6 números', 'The code has 6 digits'),
  'verificationCode.wrong': {
    code: 'USE011',
    pt: 'Código errado ou vencido. Confira o último e-mail ou peça outro código',
    en: 'Wrong or expired code. Check the latest e-mail or ask for another code',
  },
} satisfies Record<string, Message>;

/** Names the text shown at a refused field. */
export type MessageKey = keyof typeof messages;

/** The text of a refused field, placeholders filled. */
export function renderMessage(key: MessageKey, language: Language, params: TextParams = {}): string {
  return fillText(messages[key], language, params);
}
