import type { EnumerationRow } from './enumeration.ts';

/** The property regime of a marriage or a stable union (Civil Code, articles 1,658 to 1,688). */
export const partnershipTypes = [
  { id: 'PARTIAL', pt: 'Comunhão parcial de bens', en: 'Partial community of property' },
  { id: 'UNIVERSAL', pt: 'Comunhão universal de bens', en: 'Universal community of property' },
  { id: 'SEPARATE', pt: 'Separação de bens', en: 'Separation of property' },
  { id: 'COMPULSORY', pt: 'Separação obrigatória de bens', en: 'Compulsory separation of property' },
  { id: 'FINAL', pt: 'Participação final nos aquestos', en: 'Final participation in acquired property' },
] as const satisfies readonly EnumerationRow[];

/** The tenure of a person's residence. */
export const residenceTypes = [
  { id: 'OWN', pt: 'Própria quitada', en: 'Owned, paid off' },
  { id: 'FINANCED', pt: 'Própria financiada', en: 'Owned, financed' },
  { id: 'RENTED', pt: 'Alugada', en: 'Rented' },
  { id: 'FAMILY', pt: 'De familiares', en: 'Belongs to relatives' },
  { id: 'EMPLOYER', pt: 'Da empresa', en: 'Provided by the employer' },
  { id: 'OTHER', pt: 'Outra', en: 'Other' },
] as const satisfies readonly EnumerationRow[];

/** The source of an income. */
export const incomeTypes = [
  { id: 'SALARY', pt: 'Salário', en: 'Salary' },
  { id: 'PUBLIC', pt: 'Vencimentos de servidor público', en: 'Civil servant salary' },
  { id: 'SELF_EMPLOYED', pt: 'Trabalho autônomo', en: 'Self-employment' },
  { id: 'PROFIT', pt: 'Pró-labore e lucros', en: "Partner's pay and profits" },
  { id: 'RETIREMENT', pt: 'Aposentadoria ou pensão', en: 'Retirement or survivor pension' },
  { id: 'RENT', pt: 'Aluguéis', en: 'Rental income' },
  { id: 'FARMING', pt: 'Atividade rural', en: 'Farming' },
  { id: 'INVESTMENTS', pt: 'Aplicações financeiras', en: 'Investments' },
  { id: 'ALIMONY', pt: 'Pensão alimentícia', en: 'Alimony' },
  { id: 'OTHER', pt: 'Outra', en: 'Other' },
] as const satisfies readonly EnumerationRow[];

/** The relation of a reference to the client. */
export const relations = [
  { id: 'PARENT', pt: 'Pai ou mãe', en: 'Parent' },
  { id: 'CHILD', pt: 'Filho ou filha', en: 'Child' },
  { id: 'SIBLING', pt: 'Irmão ou irmã', en: 'Sibling' },
  { id: 'RELATIVE', pt: 'Outro parente', en: 'Other relative' },
  { id: 'FRIEND', pt: 'Amigo', en: 'Friend' },
  { id: 'NEIGHBOUR', pt: 'Vizinho', en: 'Neighbour' },
  { id: 'COLLEAGUE', pt: 'Colega de trabalho', en: 'Colleague' },
  { id: 'SUPPLIER', pt: 'Fornecedor', en: 'Supplier' },
  { id: 'CUSTOMER', pt: 'Cliente', en: 'Customer' },
  { id: 'OTHER', pt: 'Outro', en: 'Other' },
] as const satisfies readonly EnumerationRow[];

/** Kinds of bank account. */
export const accountTypes = [
  { id: 'CHECKING', pt: 'Conta corrente', en: 'Current account' },
  { id: 'SAVINGS', pt: 'Conta poupança', en: 'Savings account' },
  { id: 'PAYMENT', pt: 'Conta de pagamento', en: 'Payment account' },
  { id: 'SALARY', pt: 'Conta-salário', en: 'Salary account' },
] as const satisfies readonly EnumerationRow[];

/** The extent of a person's power to sign for another. */
export const powersTypes = [
  { id: 'ALONE', pt: 'Assina isoladamente', en: 'Signs alone' },
  { id: 'JOINTLY', pt: 'Assina em conjunto', en: 'Signs jointly' },
  { id: 'SPECIAL', pt: 'Poderes especiais para esta operação', en: 'Special powers for this operation' },
] as const satisfies readonly EnumerationRow[];
