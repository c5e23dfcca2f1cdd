import { invalid, type Message } from './message.ts';

/** Dealers, branches, groups and clients of the digital channel. */
export const organizationMessages = {
  'gmfCode.invalid': invalid('Informe exatamente 3 dígitos', 'Enter exactly 3 digits'),
  'bacCode.invalid': invalid('Informe exatamente 6 dígitos', 'Enter exactly 6 digits'),
  'dealerDocument.taken': {
    code: 'SET006',
    pt: 'Já existe uma concessionária com este CNPJ: confira o CNPJ',
    en: 'A dealer with this CNPJ already exists: check the CNPJ',
  },
  'bacCode.taken': {
    code: 'SET002',
    pt: 'Já existe uma concessionária com este código BAC: confira o código',
    en: 'A dealer with this BAC code already exists: check the code',
  },
  'gmbRegion.invalid': invalid('Informe de 2 a 4 letras ou números', 'Enter 2 to 4 letters or digits'),
  'gmfBranch.invalid': invalid('Informe exatamente 2 dígitos', 'Enter exactly 2 digits'),
  'gmfBranch.taken': {
    code: 'SET003',
    pt: 'Já existe uma regional com este código GMF: confira o código',
    en: 'A branch with this GMF code already exists: check the code',
  },
  'groupName.taken': {
    code: 'SET004',
    pt: 'Já existe um grupo com este nome: escolha outro nome',
    en: 'A group with this name already exists: choose another name',
  },
  'dgiClient.taken': {
    code: 'SET005',
    pt: 'Este cliente já está cadastrado: abra o cadastro existente',
    en: 'This client is already registered: open the existing record',
  },
} satisfies Record<string, Message>;
