import type { Decision, PreApprovalResult } from '../rules/credit-rules.ts';
import type { Language } from './language.ts';

const pt = {
  title: 'Sandbox dos parceiros',
  intro:
    'Este servidor faz o papel dos sistemas de fora que o Estrada consulta. Nada aqui é real: nenhum bureau é consultado, nenhum e-mail sai. Tudo fica na memória e some quando ele para.',
  otherLanguage: 'English',
  mailbox: 'Abrir a caixa de e-mail',
  home: 'Voltar ao início',
  partners: 'Parceiros e falhas',
  partnersIntro:
    'Escolha como cada parceiro se comporta. Com um número de chamadas, ele volta ao normal depois delas; sem número, fica assim até você mudar.',
  mode: 'Modo',
  times: 'Chamadas (opcional)',
  apply: 'Aplicar',
  now: 'Agora',
  callsLeft: 'chamadas restantes',
  calls: 'Ver as últimas chamadas',
  rules: 'Documentos e respostas',
  rulesIntro:
    'A resposta depende só do documento, que precisa ter dígitos verificadores válidos. No CPF, o 9º dígito manda na pré-aprovação e o 8º na decisão. No CNPJ, o 8º e o 7º caractere da raiz; uma letra vale o resto da divisão por dez do código do caractere menos 48 (A vale 7, D vale 0).',
  incomeRule:
    'Parcela acima de 50% da renda: a pré-aprovação vira 2 (mais informações), a não ser que o documento dê 4 ou 5.',
  tierRule: 'Faixa de risco pelo mesmo dígito da pré-aprovação: 0–1 TR1, 2–3 TR2, 4–5 TR3, 6–7 TR4, 8–9 TR5.',
  preApprovals: 'Pré-aprovação (bureau)',
  decisions: 'Decisão (motor)',
  withOffer: 'com contraproposta',
  digit: 'Dígito',
  answer: 'Resposta',
  cnpj: 'CNPJ',
  alphanumericCnpj: 'CNPJ alfanumérico',
  insurers: 'Seguradoras',
  insurersIntro:
    'A decisão sobre uma proposta de seguro depende do documento do segurado: no CPF manda o 7º dígito, no CNPJ o 6º caractere da raiz. O caractere anterior manda nos prêmios. A mesma identificação de pedido recebe sempre a mesma resposta.',
  insurersErrors:
    'Com 7, a proposta é recusada no envio com um código da seguradora: os dois caracteres anteriores contam os códigos do produto (00 é o primeiro). Alguns códigos vêm sem texto.',
  insurersInformation:
    'Com 5, a seguradora pergunta pela renda e pelo veículo. Resposta com menos de 15 letras é pedida de novo; com “não” ou “sem”, a proposta é recusada; qualquer outra é aceita.',
  insurersPremiums:
    'O prêmio só é cobrado depois da aceitação. Até 4 parcelas não há juros; cada parcela a mais soma 1,5% ao prêmio. A primeira vence 5 dias depois da emissão. O cartão só é cobrado se foi autorizado na página da seguradora; o Pix Automático, na hora. No cancelamento volta o valor dos dias que faltam, no arrependimento volta tudo, em até 15 dias.',
  insurersTime:
    'A seguradora leva cinco segundos para decidir depois, para emitir a apólice e para cobrar um débito ou boleto, e avisa o sistema. Na mesa de cada uma, uma pessoa decide no lugar das regras.',
  desk: 'Mesa da seguradora',
  insurerDecisions: 'Decisão da seguradora',
  premiums: 'Prêmios de uma proposta aceita',
  otherDigits: 'os demais',
  insurerDecision: {
    0: 'aceita na hora, apólice depois',
    2: 'aceita na hora, apólice só quando pedida',
    4: 'aceita depois',
    5: 'pede informação',
    6: 'recusa com motivo',
    7: 'recusa no envio, com código',
    8: 'não responde',
    9: 'Liberty: emissão manual (LIBMAN depois de dígito par, LIBDEFAULT depois de ímpar); as outras aceitam e cobram o prêmio elas mesmas',
  } satisfies Record<number, string>,
  premium: {
    0: 'todos pagos',
    8: 'o primeiro não é pago',
    9: 'só o primeiro é pago',
  } satisfies Record<number, string>,
  postalCodes: 'CEPs conhecidos',
  postalCodesIntro:
    'Qualquer outro CEP dentro da faixa de um estado responde com a capital, sem rua nem bairro. Os que começam com 00 não existem e respondem 404.',
  state: 'UF',
  zip: 'CEP',
  street: 'Rua',
  neighborhood: 'Bairro',
  city: 'Cidade',
  ibge: 'IBGE',
  cityWide: '(CEP único da cidade)',
  results: {
    1: '1: pré-aprovado',
    2: '2: mais informações',
    3: '3: mais informações',
    4: '4: sem opção de financiamento',
    5: '5: avaliação não possível',
  } satisfies Record<PreApprovalResult, string>,
  decisionNames: {
    AP: 'AP: aprovada',
    APC: 'APC: aprovada com condições',
    DC: 'DC: recusada',
    RA: 'RA: devolvida',
    HLD: 'HLD: com pendência',
  } satisfies Record<Decision, string>,
  afterAnswer: 'depois da resposta',
  inbox: 'Caixa de e-mail',
  inboxEmpty: 'Nenhuma mensagem ainda. O que o portal enviar por e-mail aparece aqui: recupere uma senha, por exemplo.',
  inboxIntro: 'As mensagens mais novas primeiro. Ficam as últimas 500.',
  received: 'Recebida',
  from: 'De',
  to: 'Para',
  subject: 'Assunto',
  noSubject: '(sem assunto)',
  textPart: 'Parte em texto',
  htmlPart: 'Parte em HTML',
  htmlFrame: 'Mensagem em HTML',
  noPart: 'Esta mensagem não tem esta parte.',
  attachments: 'Anexos',
  backToInbox: 'Voltar à caixa',
  messageNotFound: 'Esta mensagem não existe ou já saiu das últimas 500.',
};

/** The words of the sandbox's pages. */
export type Strings = typeof pt;

const en: Strings = {
  title: 'Partner sandbox',
  intro:
    'This server plays the outside systems that Estrada talks to. Nothing here is real: no bureau is consulted, no e-mail leaves. Everything is kept in memory and is gone when it stops.',
  otherLanguage: 'Português',
  mailbox: 'Open the mailbox',
  home: 'Back to the start',
  partners: 'Partners and faults',
  partnersIntro:
    'Choose how each partner behaves. With a number of calls it returns to normal after them; without, it stays so until you change it.',
  mode: 'Mode',
  times: 'Calls (optional)',
  apply: 'Apply',
  now: 'Now',
  callsLeft: 'calls left',
  calls: 'See the latest calls',
  rules: 'Documents and answers',
  rulesIntro:
    'The answer depends on the document alone, which needs valid check digits. In a CPF the 9th digit rules the pre-approval and the 8th the decision. In a CNPJ it is the 8th and the 7th character of the root; a letter counts as its character code minus 48, modulo ten (A counts 7, D counts 0).',
  incomeRule:
    'Instalment above 50% of the income: the pre-approval becomes 2 (more information), unless the document gives 4 or 5.',
  tierRule: 'Risk tier by the digit of the pre-approval: 0–1 TR1, 2–3 TR2, 4–5 TR3, 6–7 TR4, 8–9 TR5.',
  preApprovals: 'Pre-approval (bureau)',
  decisions: 'Decision (engine)',
  withOffer: 'with a counter-offer',
  digit: 'Digit',
  answer: 'Answer',
  cnpj: 'CNPJ',
  alphanumericCnpj: 'Alphanumeric CNPJ',
  insurers: 'Insurers',
  insurersIntro:
    'The decision on an insurance proposal depends on the document of the insured: in a CPF the 7th digit rules, in a CNPJ the 6th character of the root. The character before it rules the premiums. The same request id always gets the same answer.',
  insurersErrors:
    'With 7 the proposal is refused when it is sent, with a code of the insurer: the two characters before count the codes of the product (00 is the first). Some codes come without words.',
  insurersInformation:
    'With 5 the insurer asks about income and vehicle. An answer of fewer than 15 letters is asked for again; one with “não” or “sem” leads to a refusal; every other is accepted.',
  insurersPremiums:
    'A premium is collected only after the acceptance. Up to 4 instalments have no interest; each further one adds 1.5% to the premium. The first is due 5 days after the issue. A card is charged only if it was authorised on the insurer’s page; Pix Automático at once. A cancellation gives back the days that are left, a withdrawal everything, within 15 days.',
  insurersTime:
    'An insurer takes five seconds to decide later, to issue the policy and to collect a debit or bill, and calls the product. At the desk of each a person decides in place of the rules.',
  desk: 'Desk of the insurer',
  insurerDecisions: 'Decision of the insurer',
  premiums: 'Premiums of an accepted proposal',
  otherDigits: 'all others',
  insurerDecision: {
    0: 'accepts at once, policy later',
    2: 'accepts at once, policy only on request',
    4: 'accepts later',
    5: 'requests information',
    6: 'refuses with a reason',
    7: 'refuses when it is sent, with a code',
    8: 'never answers',
    9: 'Liberty: issued manually (LIBMAN after an even digit, LIBDEFAULT after an odd one); the others accept and collect the premium themselves',
  },
  premium: {
    0: 'all paid',
    8: 'the first is not paid',
    9: 'only the first is paid',
  },
  postalCodes: 'Known postal codes',
  postalCodesIntro:
    'Any other code within a state’s range answers the capital, without street or neighbourhood. Codes that start with 00 do not exist and answer 404.',
  state: 'State',
  zip: 'Postal code',
  street: 'Street',
  neighborhood: 'Neighbourhood',
  city: 'City',
  ibge: 'IBGE',
  cityWide: '(one code for the whole city)',
  results: {
    1: '1: pre-approved',
    2: '2: more information needed',
    3: '3: more information needed',
    4: '4: no financing options',
    5: '5: evaluation not possible',
  },
  decisionNames: {
    AP: 'AP: approved',
    APC: 'APC: approved with conditions',
    DC: 'DC: rejected',
    RA: 'RA: returned',
    HLD: 'HLD: waiting for an answer',
  },
  afterAnswer: 'after the answer',
  inbox: 'Mailbox',
  inboxEmpty: 'No message yet. What the portal sends by e-mail shows up here: recover a password, for example.',
  inboxIntro: 'Newest first. The last 500 are kept.',
  received: 'Received',
  from: 'From',
  to: 'To',
  subject: 'Subject',
  noSubject: '(no subject)',
  textPart: 'Text part',
  htmlPart: 'HTML part',
  htmlFrame: 'Message in HTML',
  noPart: 'This message does not have this part.',
  attachments: 'Attachments',
  backToInbox: 'Back to the mailbox',
  messageNotFound: 'This message does not exist or is no longer among the last 500.',
};

/** The words by language. */
export const strings: Readonly<Record<Language, Strings>> = { pt, en };
