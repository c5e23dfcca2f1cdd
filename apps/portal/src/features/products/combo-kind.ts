import { comboForm } from '@estrada/domain/products/index';
import { choiceFilter } from '@estrada/web/records/page/filters.tsx';
import type { Nouns, RecordKind } from '@estrada/web/records/page/record-kind.ts';
import { paths } from '../../paths.ts';

export const comboCalls = {
  list: 'listCombos',
  read: 'readCombo',
  register: 'registerCombo',
  update: 'updateCombo',
  enable: 'enableCombo',
  disable: 'disableCombo',
} as const;

export const comboNouns: Nouns = {
  pt: { one: 'combo', many: 'combos', gender: 'm' },
  en: { one: 'combo', many: 'combos' },
};

const { personType, vehicleType } = comboForm.fields;
const namesOf = (options: readonly { id: string; pt: string; en: string }[]) =>
  Object.fromEntries(options.map(({ id, pt, en }) => [id, { pt, en }]));

/** Insurance combos: their list; the form is a wizard. */
export const comboKind: RecordKind<'listCombos', typeof comboForm.fields> = {
  calls: comboCalls,
  subject: 'combos',
  form: comboForm,
  words: {
    nouns: comboNouns,
    title: { pt: 'Gestão de seguros', en: 'Insurance management' },
    search: { pt: 'Nome', en: 'Name' },
    enabling: {
      pt: 'O combo passa a ser oferecido, no fim da ordem.',
      en: 'The combo is offered from now on, at the end of the order.',
    },
    disabling: {
      pt: 'O combo deixa de ser oferecido. Simulações salvas não mudam.',
      en: 'The combo is no longer offered. Saved simulations do not change.',
    },
  },
  address: { param: 'id', of: ({ id }) => id },
  nameOf: ({ comboName }) => comboName,
  columns: [
    'comboName',
    {
      key: 'position',
      header: { pt: 'Posição', en: 'Position' },
      align: 'end',
      sort: 'position',
      render: ({ position }) => position || '–',
    },
    'products',
    'personType',
    'vehicleType',
    'validUntil',
  ],
  sorts: ['position', 'comboName', 'validUntil'],
  filters: {
    personType: choiceFilter('pessoa', personType, namesOf(personType.options)),
    vehicleType: choiceFilter('condicao', vehicleType, namesOf(vehicleType.options)),
  },
  formAt: {
    new: `${paths.insuranceManagement}?etapa=geral`,
    of: ({ id }) => `${paths.insuranceManagement}?etapa=geral&combo=${id}`,
  },
};
