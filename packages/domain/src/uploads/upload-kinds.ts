import type { Capability } from '../access/capabilities.ts';
import type { Texts } from '../errors/texts.ts';

/** The tables that can be uploaded: who sends them, and what trail and documentation call them. */
export const uploadKinds = {
  vehicles: { access: 'vehicles', pt: 'Tabela de veículos', en: 'Vehicle table' },
  plans: { access: 'plans-upload', pt: 'Tabelas de preços dos planos', en: 'Price tables of the plans' },
  'product-prices': { access: 'admin-plans-vaps', pt: 'Preços dos produtos', en: 'Product prices' },
  'dealer-channels': { access: 'dealer-channel-upload', pt: 'Tabela de canais', en: 'Channel table' },
  'dgi-users': { access: 'dgi-upload', pt: 'Tabela de usuários DGI', en: 'DGI user table' },
} as const satisfies Record<string, Texts & { access: Capability }>;

/** A table that can be uploaded, as it is stored and in the trail. */
export type UploadKind = keyof typeof uploadKinds;
