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
  'consortiumLead.taken': invalid(
    'Já existe um interessado com este telefone neste grupo e nesta cota: abra o cadastro existente',
    'Somebody with this telephone is already registered for this group and share: open the existing record',
  ),
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
  'hours.closesBeforeOpening': invalid(
    'O fechamento deve ser depois da abertura',
    'The closing time must be after the opening time',
  ),
  'dealerHoliday.repeated': invalid('Este dia já está na lista', 'This day is already in the list'),
  'origin.invalid': invalid(
    'Informe só o início do endereço, como https://www.exemplo.com.br, sem barra nem caminho depois',
    'Enter only the beginning of the address, like https://www.example.com, without a slash or a path after it',
  ),
  'origin.repeated': invalid('Este endereço já está na lista', 'This address is already in the list'),
  'origin.tooMany': invalid('Informe no máximo {max|10} endereços', 'Enter {max|10} addresses at most'),
  'dgiClient.taken': {
    code: 'SET005',
    pt: 'Este cliente já está cadastrado: abra o cadastro existente',
    en: 'This client is already registered: open the existing record',
  },
} satisfies Record<string, Message>;
