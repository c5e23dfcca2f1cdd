/**
 * The term table: one word for one thing on screens, in e-mails, papers and messages. `npm run check` rejects the
 * retired words (tools/check-words.ts); the terms themselves are explained to users on the page of the glossary.
 *
 * A retired word is a whole word or phrase in any case; `*` stands for the rest of a word ("sozinh*").
 */

export interface Term {
  /** what is named, in English */
  concept: string;
  /** what to write instead, per language */
  use: { pt?: string; en?: string };
  retired: { pt?: readonly string[]; en?: readonly string[] };
  /** phrases that contain a retired word in another sense */
  phrases?: readonly string[];
  /** places that may write the word: the beginning of a path, with the reason */
  places?: Readonly<Record<string, string>>;
}

const columns = 'names of columns that dealers and suppliers send';

export const terms: readonly Term[] = [
  {
    concept: 'who lends',
    use: { pt: 'financeira', en: 'lender' },
    retired: {
      pt: ['quem empresta', 'instituição financeira', 'o banco guarda'],
      en: ['who lends', 'finance company', 'financial institution'],
    },
  },
  {
    concept: 'staff who decide credit',
    use: { pt: 'mesa de crédito', en: 'credit desk' },
    retired: { pt: ['equipe financeira', 'equipe da financeira', 'quem decidiu o crédito', 'pessoa* do financeiro'] },
  },
  {
    concept: 'help with the platform',
    use: { pt: 'Service Desk', en: 'Service Desk' },
    retired: { pt: ['o suporte', 'ao suporte', 'do suporte', 'pelo suporte'], en: ['the support', 'support'] },
    phrases: ['support services'],
  },
  {
    concept: 'trial of a table',
    use: { pt: 'teste, testar', en: 'test' },
    retired: { pt: ['ensai*'], en: ['trial*', 'tried'] },
  },
  {
    concept: 'scheduled table',
    use: { pt: 'agendada, cancelar agendamento', en: 'scheduled' },
    retired: { pt: ['planejad*', 'passaria a valer', 'cancelar o início'] },
  },
  {
    concept: 'status of a proposal',
    use: { pt: 'Status', en: 'Status' },
    retired: { pt: ['situação da proposta', 'propostas por situação', 'situação do crédito', 'mudou a situação'] },
  },
  {
    concept: 'risk class',
    use: { pt: 'faixa de risco (tier)', en: 'risk tier' },
    retired: { pt: ['perfil de crédito', 'perfis de crédito'] },
  },
  {
    concept: 'large instalment',
    use: { pt: 'parcela intermediária, parcela final', en: 'intermediate instalment, final instalment' },
    retired: { pt: ['balão', 'balões'] },
    places: {
      'apps/api/src/modules/uploads/': columns,
      'apps/api/src/modules/reports/extractions/': columns,
    },
  },
  {
    concept: "dealer's pay",
    use: { pt: 'retorno (comissão da concessionária)' },
    retired: { pt: ['comissão', 'comissões'] },
    // the pay for insurance is the insurer's, not part of the credit
    phrases: ['retorno (comissão da concessionária)', 'comissão de seguros', 'comissões de seguros'],
    places: { 'apps/api/src/modules/uploads/': columns },
  },
  {
    concept: 'registration fee',
    use: { pt: 'Tarifa de cadastro (TCC)' },
    retired: { pt: ['confecção de cadastro'] },
  },
  {
    concept: 'contract registration cost',
    use: { pt: 'Despesa com registro do contrato', en: 'contract registration cost' },
    retired: {
      pt: ['tarifa de registro', 'tarifa do registro', 'despesa de registro'],
      en: ['contract registration fee*'],
    },
  },
  {
    concept: 'state of licensing',
    use: { pt: 'UF de emplacamento', en: 'state of licensing' },
    retired: { pt: ['estado da placa', 'uf da placa'], en: ['state of the plate', 'plate state'] },
  },
  {
    concept: 'right to withdraw',
    use: { pt: 'direito de arrependimento', en: 'right of withdrawal' },
    retired: { pt: ['direito de desistência', 'direito de desistir'] },
  },
  {
    concept: 'refused, returned, bounced',
    use: { pt: 'documento recusado; pagamento não efetivado; estorno; reembolso' },
    retired: { pt: ['pagamento devolvido', 'pagamento voltou', 'documento devolvido'] },
  },
  {
    concept: 'contract without effect',
    use: { pt: 'sem efeito' },
    retired: { pt: ['anulad*', 'perde a validade', 'perdem a validade'] },
  },
  {
    concept: 'ends by itself',
    use: { pt: 'parcela, tabela e oferta vencem; senha, sessão, código e link expiram' },
    retired: {
      pt: ['link vencido', 'link venceu', 'código venceu', 'senha venceu', 'senha vencida', 'sessão vencida'],
    },
  },
  {
    concept: 'a link that has been used',
    use: { pt: 'deixa de valer depois de usado', en: 'is no longer valid once used' },
    retired: { pt: ['é gasto', 'gasta o link', 'não abre mais'], en: ['opens no more', 'is spent'] },
  },
  { concept: 'by a person', use: { pt: 'manualmente', en: 'manually' }, retired: { pt: ['à mão'], en: ['by hand'] } },
  { concept: 'by itself', use: { pt: 'automaticamente', en: 'automatically' }, retired: { pt: ['sozinh*'] } },
  {
    concept: 'switch',
    use: { pt: 'habilitar, desabilitar (registros); ativar, desativar (opções)', en: 'turn on, turn off' },
    retired: { pt: ['desligad*', 'desligar', 'desliga', 'ligad*', 'à venda', 'fora de venda'] },
  },
  {
    concept: 'wait',
    use: { pt: 'aguardando, aguarda' },
    retired: { pt: ['à espera', 'esperando', 'espera por', 'esperam por', 'espera de', 'já não espera'] },
  },
  {
    concept: 'search',
    use: { pt: 'Buscar' },
    retired: { pt: ['procurar', 'procurado', 'procurados', 'procurada', 'procuradas', 'procura'] },
  },
  {
    concept: 'pick rows',
    use: { pt: 'Selecionar, selecionadas' },
    retired: { pt: ['escolhidas', 'marcar tod*'] },
    places: { 'packages/domain/src/audit/': 'what a person chose once, not rows of a table' },
  },
  {
    concept: 'take away',
    use: { pt: 'excluir (registro), remover (de uma lista), descartar (não salvo)' },
    retired: { pt: ['apagar', 'apagad*', 'apaga', 'retirar', 'retire'] },
  },
  { concept: 'add', use: { pt: 'adicionar' }, retired: { pt: ['acrescent*', 'incluir sócio', 'incluir'] } },
  {
    concept: 'saved list filter',
    use: { pt: 'filtro salvo', en: 'saved filter' },
    retired: { pt: ['visão', 'visões'], en: ['saved view*', 'view saved', 'my views'] },
  },
  { concept: 'unit of the finance company', use: { pt: 'regional' }, retired: { pt: ['filial', 'filiais'] } },
  {
    concept: 'politically exposed person',
    use: { pt: 'pessoa exposta politicamente (PEP)' },
    retired: { pt: ['politicamente expost*'] },
  },
  {
    concept: "client's agreement",
    use: { pt: 'autorização (SCR), consentimento (selfie), ciência (aviso)' },
    retired: { pt: ['tomou conhecimento'] },
  },
  {
    concept: 'vehicle amount, credit amount',
    use: { pt: 'valor do veículo; valor financiado' },
    retired: { pt: ['total financiado', 'preço do veículo'] },
  },
  { concept: 'maker', use: { pt: 'montadora', en: 'manufacturer' }, retired: { pt: ['fabricante*'], en: ['maker*'] } },
  { concept: 'place', use: { pt: 'Cidade; Logradouro' }, retired: { pt: ['município*', 'rua ou avenida'] } },
  {
    concept: 'further income, occupation',
    use: { pt: 'outras rendas; profissão' },
    retired: { pt: ['renda complementar', 'renda adicional', 'ocupação', 'ocupações'] },
  },
  { concept: 'say (imperative)', use: { pt: 'Informe' }, retired: { pt: ['diga', 'diz o motivo', 'digam'] } },
  {
    concept: 'valid',
    use: { en: 'is valid until; applies to; in force' },
    retired: { en: ['hold', 'holds', 'held', 'holds until', 'no longer holds'] },
    phrases: ['hold still'],
  },
  {
    concept: 'the time for which a row is in force (vigência)',
    use: { en: 'period; "Start of validity" stays' },
    retired: {
      en: [
        'this validity',
        'a validity',
        'no validity',
        'the validity',
        'validities',
        'register validity',
        'delete validity',
      ],
    },
  },
  {
    concept: 'price of the vehicle',
    use: { en: 'vehicle price' },
    retired: { en: ['vehicle value', 'value of the vehicle'] },
  },
  {
    concept: 'intermediate instalment',
    use: { en: 'intermediate instalment, final instalment' },
    retired: { en: ['balloon*'] },
    places: {
      'apps/api/src/modules/uploads/': columns,
      'apps/api/src/modules/reports/extractions/': columns,
    },
  },
  { concept: 'enter the portal', use: { en: 'sign in' }, retired: { en: ['log in', 'logs in', 'logged in', 'login'] } },
  {
    concept: 'natural persons',
    use: { en: 'individuals' },
    retired: { en: ['persons', 'natural person', 'natural persons'] },
  },
  {
    concept: 'per month',
    use: { en: 'per month' },
    retired: { en: ['p.m.'] },
  },
  {
    concept: 'late interest',
    use: { en: 'late interest' },
    retired: { en: ['arrears interest', 'interest on arrears'] },
  },
  { concept: 'again', use: { en: 'again' }, retired: { en: ['anew'] } },
  { concept: 'requested', use: { en: 'requested' }, retired: { en: ['asked for', 'asks for', 'ask for'] } },
  {
    concept: 'notified',
    use: { en: 'notified, told by name' },
    retired: { en: ['is told', 'are told', 'been told', 'was told', 'were told'] },
  },
  { concept: 'administrative records', use: { en: 'records' }, retired: { en: ['registers'] } },
  { concept: 'enrolment', use: { en: 'enrolment' }, retired: { en: ['adhesion*'] } },
  { concept: 'insurance', use: { en: 'insurance, policies' }, retired: { en: ['insurances'] } },
  { concept: 'lease payment', use: { en: 'lease payment' }, retired: { en: ['counterpart*'] } },
  {
    concept: 'registration agent',
    use: { en: 'registration agent (despachante)' },
    retired: { en: ['forwarding agent*'] },
  },
];

/** Texts that take effect on a day, or that a person has agreed to: they are never edited, and a new one is read by counsel. */
export const datedTexts: readonly string[] = [
  'packages/domain/src/contracts/papers/first-texts/',
  'packages/domain/src/contracts/papers/current-texts/',
  'packages/domain/src/contracts/selfie/selfie-consent.ts',
  'packages/domain/src/contracts/vap-exemption/vap-exemption-text.ts',
  'packages/domain/src/proposals/consent.ts',
];

/** The names of placeholders that stand for a vehicle's model: no article before them ("do veículo Spin"). */
export const modelPlaceholders: readonly string[] = ['vehicle', 'vehicleName', 'model', 'modelName', 'car'];
