import type { Settings } from './settings.ts';

type Head = Pick<Settings, 'name' | 'access' | 'title'>;

/**
 * What the menu shows of the settings records that are pages: it is loaded with the portal's start, the fields and
 * their strings with the page.
 */
export const settingsHeads = {
  certisign: {
    name: 'certisign',
    access: 'esign-ic',
    title: { pt: 'Integração Certisign', en: 'Certisign integration' },
  },
  leadLimits: {
    name: 'lead-limits',
    access: 'lead-parameters',
    title: { pt: 'Parâmetros de oportunidades', en: 'Lead parameters' },
  },
  correspondentRules: {
    name: 'correspondent-rules',
    access: 'correspondent-rules',
    title: { pt: 'Certificação de correspondentes', en: 'Correspondent certification' },
  },
  clientDeadlines: {
    name: 'client-deadlines',
    access: 'client-deadlines',
    title: { pt: 'Prazos de pedidos de clientes', en: "Deadlines of clients' requests" },
  },
  messageSettings: {
    name: 'client-messages',
    access: 'client-messages',
    title: { pt: 'Mensagens aos clientes', en: 'Messages to clients' },
  },
} as const satisfies Record<string, Head>;
