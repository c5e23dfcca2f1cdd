import { invalid, type Message } from './message.ts';

const refused = (pt: string, en: string): Message => ({ code: 'UPF003', pt, en });

/** Why a file is not taken as a page of a document, or a document not changed. */
export const documentsMessages = {
  'document.type': refused(
    'Envie uma foto (JPEG, PNG, HEIC) ou um PDF: o conteúdo deste arquivo é outro',
    'Send a picture (JPEG, PNG, HEIC) or a PDF: this file holds something else',
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
    'Programas leem este PDF de modos diferentes. Imprima-o como PDF e envie o arquivo novo',
    'Programs read this PDF in different ways. Print it as a PDF and send the new file',
  ),
  'document.pdfActive': refused(
    'O PDF traz scripts ou formulários que executam ações. Imprima-o como PDF e envie o arquivo novo',
    'The PDF holds scripts or forms that act. Print it as a PDF and send the new file',
  ),
  'document.pdfEmbedded': refused(
    'O PDF traz outros arquivos dentro dele. Envie cada um em separado, ou imprima-o como PDF',
    'The PDF holds other files within. Send each of them, or print it as a PDF',
  ),
  'document.pdfTooLong': refused(
    'O PDF tem mais de {max} páginas: envie só as que importam',
    'The PDF has more than {max} pages: send those that matter',
  ),
  'document.tooLarge': refused(
    'A imagem tem pontos demais: fotografe com menos resolução',
    'The picture has too many dots: photograph with a lower resolution',
  ),
  'document.tooManyPages': refused(
    'O documento já tem {max} arquivos: remova algum antes',
    'The document has {max} files already: remove one first',
  ),
  'document.virus': refused(
    'O antivírus encontrou algo neste arquivo: ele não foi guardado',
    'The virus scanner found something in this file: it was not kept',
  ),
  'document.scannerAway': refused(
    'O antivírus não respondeu e o arquivo não foi guardado. Tente de novo em alguns minutos',
    'The virus scanner did not answer and the file was not kept. Try again in some minutes',
  ),
  'document.notInSet': refused('Esta proposta não pede este documento', 'This proposal does not need this document'),
  'document.isAccepted': refused(
    'O documento já foi aceito e não muda mais',
    'The document has been accepted and changes no more',
  ),
  'document.isMissing': refused(
    'Este documento falta: envie-o antes da conferência',
    'This document is missing: send it before the review',
  ),
  'document.nothingReceived': invalid('Ainda não chegou nenhuma página', 'No page has come yet'),
  'document.wantsDefect': invalid('Diga o que há de errado', 'Say what is wrong'),
  'document.wantsNote': invalid('Descreva o motivo', 'Describe the reason'),
  'document.repeated': invalid('Cada documento só pode vir uma vez', 'Each document may come once only'),
} satisfies Record<string, Message>;
