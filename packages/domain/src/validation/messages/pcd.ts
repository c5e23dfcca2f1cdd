import { invalid, type Message } from './message.ts';

/** Sales to people with disabilities. */
export const pcdMessages = {
  'pcd.cidInvalid': invalid(
    'Informe o código da CID, por exemplo G82 ou G82.1',
    'Enter the code of the CID, for example G82 or G82.1',
  ),
  'pcd.exemptionTaken': invalid(
    'Já existe uma isenção deste imposto com este início, no mesmo lugar',
    'An exemption from this tax with this start already exists for the same place',
  ),
  'pcd.pathologyUnknown': {
    code: 'PCD001',
    pt: 'Esta patologia não está mais disponível: escolha outra',
    en: 'This pathology is no longer available: choose another one',
  },
  'pcd.nameTaken': {
    code: 'PCD002',
    pt: 'Já existe uma patologia com este nome: escolha outro nome',
    en: 'A pathology with this name already exists: choose another name',
  },
  'pcd.cidTaken': {
    code: 'PCD002',
    pt: 'Já existe uma patologia com este CID: confira a lista',
    en: 'A pathology with this CID already exists: check the list',
  },
  'pcd.answerMissing': { code: 'PCD003', pt: 'Responda para continuar', en: 'Answer to continue' },
  'pcd.driverContradicts': {
    code: 'PCD003',
    pt: 'Com esta patologia, esta pessoa não pode dirigir: revise quem dirige ou a patologia',
    en: 'With this pathology, this person may not drive: review who drives or the pathology',
  },
  'pcd.aboveCeilings': {
    code: 'PCD004',
    pt: 'Acima de todos os tetos em vigor: não há isenção',
    en: 'Above every ceiling in force: there is no exemption',
  },
} satisfies Record<string, Message>;
