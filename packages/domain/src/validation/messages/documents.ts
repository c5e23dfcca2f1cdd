import { invalid, type Message } from './message.ts';

const refused = (pt: string, en: string): Message => ({ code: 'UPF003', pt, en });

/** Why a file is not taken as a page of a document, or a document not changed. */
export const documentsMessages = {
  'document.type': refused(
    'Envie uma foto (JPEG, PNG, HEIC) ou um PDF: este arquivo não é JPEG, PNG, HEIC nem PDF',
    'Send a picture (JPEG, PNG, HEIC) or a PDF: this file is not JPEG, PNG, HEIC or PDF',
  ),
  'document.damaged': refused(
    'O arquivo está danificado ou incompleto: envie-o de novo ou fotografe o documento',
    'The file is damaged or incomplete: send it again or photograph the document',
  ),
  'document.pdfProtected': refused(
    'O PDF tem senha ou proteção. Abra-o, escolha Imprimir e depois Salvar como PDF, e envie o arquivo novo',
    'The PDF has a password or is protected. Open it, choose Print, then Save as PDF, and send the new file',
  ),
  'document.pdfAmbiguous': refused(
    'Este PDF aparece de modos diferentes em programas diferentes. Imprima-o como PDF e envie o arquivo novo',
    'Different programs show this PDF differently. Print it as a PDF and send the new file',
  ),
  'document.pdfActive': refused(
    'O PDF contém scripts ou formulários que executam ações. Imprima-o como PDF e envie o arquivo novo',
    'The PDF contains scripts or forms that run actions. Print it as a PDF and send the new file',
  ),
  'document.pdfEmbedded': refused(
    'O PDF contém outros arquivos. Envie cada um em separado ou imprima-o como PDF',
    'The PDF contains other files. Send each one separately, or print it as a PDF',
  ),
  'document.pdfTooLong': refused(
    'O PDF tem mais de {max} páginas: envie só as páginas necessárias',
    'The PDF has more than {max} pages: send only the necessary ones',
  ),
  'document.tooLarge': refused(
    'A imagem tem resolução alta demais: fotografe com resolução menor',
    'The resolution of the picture is too high: take it at a lower resolution',
  ),
  'document.tooManyPages': refused(
    'O documento já tem {max} arquivos: remova algum antes',
    'The document already has {max} files: remove one first',
  ),
  'document.virus': refused(
    'O antivírus encontrou uma ameaça neste arquivo e ele não foi salvo: envie outro arquivo',
    'The virus scanner found a threat in this file and it was not stored: send another file',
  ),
  'document.scannerAway': refused(
    'O antivírus não respondeu e o arquivo não foi salvo. Tente de novo em alguns minutos',
    'The virus scanner did not respond and the file was not stored. Try again in a few minutes',
  ),
  'document.notInSet': refused(
    'Esta proposta não pede este documento: atualize a página',
    'This proposal does not need this document: refresh the page',
  ),
  'document.isAccepted': refused(
    'O documento já foi aceito e não pode mais ser alterado: atualize a página',
    'The document has been accepted and can no longer be changed: refresh the page',
  ),
  'document.isMissing': refused(
    'Falta este documento: envie-o antes da conferência',
    'This document is missing: send it before the review',
  ),
  'document.nothingReceived': invalid(
    'Nenhuma página recebida: envie pelo menos uma',
    'No page received: send at least one',
  ),
  'document.wantsDefect': invalid('Informe o que há de errado', 'Describe what is wrong'),
  'document.wantsNote': invalid('Descreva o motivo', 'Describe the reason'),
  'document.repeated': invalid(
    'Este documento aparece mais de uma vez na conferência: mantenha só uma',
    'This document appears more than once in the review: keep it only once',
  ),
} satisfies Record<string, Message>;
