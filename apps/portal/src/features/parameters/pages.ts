import { parameterTable } from '@estrada/domain/parameters/index';
import { settingsHeads } from '@estrada/domain/settings/index';
import { settingsNames } from '@estrada/endpoints/parameters/settings-names';
import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { sharedPage } from '@estrada/web/pages/shared-page.ts';
import { settingsPage } from '@estrada/web/records/settings/settings-page-row.ts';
import {
  IconBuildingBank,
  IconCalendarOff,
  IconFileText,
  IconMail,
  IconPercentage,
  IconReceipt,
  IconScale,
  IconSignature,
  IconUsersGroup,
} from '@tabler/icons-react';
import { esignStrings } from './page-strings.ts';
import type { ParameterScreen } from './parameter-screen.ts';

/** The page of one kind of parameter, dated and by state. */
const parameterPage = (path: string, { kind, words }: ParameterScreen): PageRow => ({
  path,
  ...sharedPage(() => import('./parameters-page.tsx'), { kind, words }),
  access: kind.capability,
  menu: { group: 'parameters', icon: IconReceipt },
  words,
});

const iofStrings: PageRow['words'] = {
  pt: {
    title: 'IOF',
    about:
      'Alíquotas do imposto por contribuinte e vigência. Uma vigência que já começou não pode ser alterada: cadastre a próxima.',
  },
  en: {
    title: 'IOF',
    about: 'Tax rates by taxpayer and period. A period that has started cannot be changed: register the next one.',
  },
};

const lenderStrings: PageRow['words'] = {
  pt: {
    title: 'Financeira',
    about:
      'Dados e atendimento da financeira, encargos por atraso e alçada da mesa de crédito. Cada mudança vale a partir de uma data.',
  },
  en: {
    title: 'Lender',
    about:
      "The lender's data and contacts, late payment charges and the credit desk's approval limit. Each change applies from a given date.",
  },
};

const legalTextStrings: PageRow['words'] = {
  pt: {
    title: 'Textos legais',
    about:
      'Textos do contrato e anexos da proposta, suas fontes e a revisão jurídica. Cada texto vale a partir de uma data.',
  },
  en: {
    title: 'Legal texts',
    about:
      "Texts of the contract and the proposal's attachments, their sources and the legal review. Each text applies from a given date.",
  },
};

const emailStrings: PageRow['words'] = {
  pt: {
    title: 'Modelos de e-mail',
    about: 'O corpo dos e-mails sobre oportunidades: enviar um modelo, conferir como fica e restaurar um anterior.',
  },
  en: {
    title: 'E-mail templates',
    about: 'The body of e-mails about leads: send a template, see how it looks and restore an earlier one.',
  },
};

const profileStrings: PageRow['words'] = {
  pt: {
    title: 'Parâmetros de perfil',
    about: 'O que cada perfil vê e faz no simulador, por canal, veículo, taxa e plano.',
  },
  en: {
    title: 'Profile parameters',
    about: 'What each profile sees and does in the simulator, by channel, vehicle, rate and plan.',
  },
};

/** The parameters of the provider. */
export const pages: readonly PageRow[] = [
  {
    path: '/parameters/profiles',
    ...sharedPage(() => import('./profiles/profiles.page.tsx'), { words: profileStrings }),
    access: 'profile-parameters',
    menu: { group: 'parameters', icon: IconUsersGroup },
    words: profileStrings,
  },
  parameterPage('/parameters/tcc', {
    kind: parameterTable.TCC,
    words: {
      pt: {
        title: 'Tarifa de cadastro (TCC)',
        about: 'Tarifa de cadastro (TCC), por UF. É cobrada uma única vez de cada cliente.',
      },
      en: { title: 'Registration fee (TCC)', about: 'Registration fee (TCC) by state. Each client is charged once.' },
    },
  }),
  parameterPage('/parameters/tu', {
    kind: parameterTable.TU,
    words: {
      pt: {
        title: 'Avaliação de usado (TU)',
        about: 'Tarifa de avaliação de veículo usado, por UF. O funcionário da montadora pode ter um valor próprio.',
      },
      en: {
        title: 'Used vehicle appraisal (TU)',
        about:
          'Appraisal fee of a used vehicle, by state. Employees of the manufacturer may have an amount of their own.',
      },
    },
  }),
  parameterPage('/parameters/contract', {
    kind: parameterTable.CONTRACT,
    words: {
      pt: {
        title: 'Despesa com registro do contrato',
        about: 'Despesa com registro do contrato, por UF. É cobrada em cada contrato.',
      },
      en: {
        title: 'Contract registration cost',
        about: 'Contract registration cost by state, charged on every contract.',
      },
    },
  }),
  {
    path: '/parameters/iof',
    ...sharedPage(() => import('@estrada/web/screens/iof/iof-page.tsx'), { words: iofStrings }),
    access: 'iof',
    menu: { group: 'parameters', icon: IconPercentage },
    words: iofStrings,
  },
  {
    path: '/parameters/lender',
    ...sharedPage(() => import('./lender/lender.page.tsx'), { words: lenderStrings }),
    access: 'lender',
    menu: { group: 'parameters', icon: IconBuildingBank },
    words: lenderStrings,
  },
  {
    path: '/parameters/legalTexts',
    ...sharedPage(() => import('./legal-texts/legal-texts.page.tsx'), { words: legalTextStrings }),
    access: 'legal-texts',
    menu: { group: 'parameters', icon: IconFileText },
    words: legalTextStrings,
  },
  {
    path: '/parameters/riskPrice',
    load: () => import('./risk-price/risk-price.page.tsx'),
    access: 'riskprice-rules',
    menu: { group: 'parameters', icon: IconScale },
    words: {
      pt: { title: 'Preço por risco', about: 'As regras do preço por risco e a vigência de cada uma.' },
      en: { title: 'Risk price', about: 'The risk-price rules and the period of each.' },
    },
  },
  {
    path: '/parameters/esign',
    load: () => import('./esign/esign.page.tsx'),
    access: 'esign-ic',
    menu: { group: 'parameters', icon: IconSignature },
    words: esignStrings,
  },
  settingsPage('/parameters/ic', settingsNames.Certisign, settingsHeads.certisign, {
    pt: 'Tentativas e intervalos da integração de assinatura eletrônica com a Certisign.',
    en: 'Attempts and intervals of the electronic signature integration with Certisign.',
  }),
  settingsPage('/parameters/correspondents', settingsNames.CorrespondentRules, settingsHeads.correspondentRules, {
    pt: 'A certificação que os usuários das concessionárias precisam ter para enviar propostas.',
    en: 'The certification that dealer users need to send proposals.',
  }),
  settingsPage('/parameters/messages', settingsNames.MessageSettings, settingsHeads.messageSettings, {
    pt: 'Como, quando e com que texto o cliente recebe mensagens no celular. O e-mail com o mesmo link vai sempre.',
    en: 'How, when and with which text clients receive messages on their phones. The e-mail with the same link is always sent.',
  }),
  settingsPage('/parameters/clientDeadlines', settingsNames.ClientDeadlines, settingsHeads.clientDeadlines, {
    pt: 'Em quantos dias são respondidos os pedidos sobre dados pessoais e as revisões de recusas.',
    en: 'Within how many days requests about personal data and reviews of refusals are answered.',
  }),
  settingsPage('/leads/parameters', settingsNames.LeadLimits, settingsHeads.leadLimits, {
    pt: 'Prazos das oportunidades e quantas aparecem de cada status.',
    en: 'Deadlines of leads, and how many of each status are shown.',
  }),
  {
    path: '/parameters/holidays',
    load: () => import('./holidays.page.tsx'),
    access: 'holidays',
    menu: { group: 'parameters', icon: IconCalendarOff },
    words: {
      pt: {
        title: 'Feriados nacionais',
        about: 'Dias em que nenhuma concessionária abre: o prazo das oportunidades não conta.',
      },
      en: { title: 'National holidays', about: 'Days on which no dealer opens: deadlines of leads do not count.' },
    },
  },
  {
    path: '/parameters/emailsLeads',
    ...sharedPage(() => import('./email-templates/email-templates.page.tsx'), { words: emailStrings }),
    access: 'lead-emails',
    menu: { group: 'parameters', icon: IconMail },
    words: emailStrings,
  },
];
