import type { Texts } from '../errors/texts.ts';

/** The tables that can be uploaded, as the trail calls them: a new upload is a row here before it is anything else. */
export const uploadKinds = {
  vehicles: { pt: 'Tabela de veículos', en: 'Vehicle table' },
  'dealer-channels': { pt: 'Tabela de canais', en: 'Channel table' },
  'dgi-users': { pt: 'Tabela de usuários DGI', en: 'DGI user table' },
} as const satisfies Record<string, Texts>;

/** A table that can be uploaded, as it is stored and in the trail. */
export type UploadKind = keyof typeof uploadKinds;
