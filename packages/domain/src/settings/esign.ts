import { flag } from '../forms/fields.ts';
import { settings } from './settings.ts';

/** Whether contracts are signed electronically: in general, and by the kind of client. On by default. */
export const esign = settings('esign', {
  access: 'esign-ic',
  title: { pt: 'Assinatura eletrônica', en: 'Electronic signature' },
  fields: {
    enabledAllDealers: flag('Todas as concessionárias', 'All dealers', {
      hint: {
        pt: 'Desativada para todas, mesmo que ativada em uma concessionária.',
        en: 'Off for all, even if it is on for a dealer.',
      },
    }),
    enabledPF: flag('Pessoa física', 'Individuals', {
      hint: {
        pt: 'Desativada: contratos de pessoas físicas são assinados em papel.',
        en: 'Off: contracts of individuals are signed on paper.',
      },
    }),
    enabledPJ: flag('Pessoa jurídica', 'Companies', {
      hint: {
        pt: 'Desativada: contratos de pessoas jurídicas são assinados em papel.',
        en: 'Off: contracts of companies are signed on paper.',
      },
    }),
  },
  defaults: { enabledAllDealers: true, enabledPF: true, enabledPJ: true },
});

/** The levels at which the electronic signature can be off, from the widest to the narrowest. */
export const esignLevels = ['allDealers', 'personType', 'dealer', 'proposal'] as const;
export type EsignLevel = (typeof esignLevels)[number];

/**
 * The level that decides: off at any level is off, and the widest one that is off is named
 * (docs/specification/parameters.md#electronic-signature). Null: on at all of them.
 *
 * @param isOn the setting of each level; an absent one is on
 */
export const esignOffAt = (isOn: Readonly<Partial<Record<EsignLevel, boolean>>>): EsignLevel | null =>
  esignLevels.find((level) => isOn[level] === false) ?? null;
