import { invalid, type Message } from './message.ts';

/** Dealers, branches, groups and clients of the digital channel. */
export const organizationMessages = {
  'gmfCode.invalid': invalid('Informe exatamente 3 dígitos', 'Enter exactly 3 digits'),
  'bacCode.invalid': invalid('Informe exatamente 6 dígitos', 'Enter exactly 6 digits'),
  'dealerDocument.taken': {
    code: 'SET006',
    pt: 'Já existe uma concessionária com este CNPJ',
    en: 'A dealer with this CNPJ already exists',
  },
  'bacCode.taken': {
    code: 'SET002',
    pt: 'Já existe uma concessionária com este código BAC',
    en: 'A dealer with this BAC code already exists',
  },
  'gmbRegion.invalid': invalid('Informe de 2 a 4 letras ou números', 'Enter 2 to 4 letters or digits'),
  'gmfBranch.invalid': invalid('Informe exatamente 2 dígitos', 'Enter exactly 2 digits'),
  'gmfBranch.taken': {
    code: 'SET003',
    pt: 'Já existe uma regional com este código GMF',
    en: 'A branch with this GMF code already exists',
  },
  'groupName.taken': {
    code: 'SET004',
    pt: 'Já existe um grupo com este nome',
    en: 'A group with this name already exists',
  },
  'dgiClient.taken': { code: 'SET005', pt: 'Este cliente já está cadastrado', en: 'This client is already registered' },
} satisfies Record<string, Message>;
