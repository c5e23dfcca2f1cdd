import type { ListStrings, RecordCalls } from '@estrada/web/records/page/record-kind.ts';

/** What the clients of the digital channel are called; their calls register and list them. */
export const clientCalls = {
  one: 'Client',
  many: 'ClientNames',
  subject: 'client',
  words: {
    nouns: {
      pt: { one: 'cliente', many: 'clientes', gender: 'm' },
      en: { one: 'client', many: 'clients' },
    },
    title: { pt: 'Clientes DGI', en: 'DGI clients' },
    empty: {
      text: {
        pt: 'Os clientes do canal digital aparecem aqui.',
        en: 'The clients of the digital channel appear here.',
      },
    },
  },
} as const satisfies RecordCalls & { words: ListStrings };
