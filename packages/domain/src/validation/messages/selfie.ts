import { invalid, type Message } from './message.ts';

const refused = (pt: string, en: string): Message => ({ code: 'UPF003', pt, en });

/** What is wrong with a selfie, at the photo, and what helps. */
export const selfieMessages = {
  'selfie.type': refused(
    'Envie uma foto JPEG ou PNG: este arquivo não é JPEG nem PNG',
    'Send a JPEG or PNG photo: this file is neither JPEG nor PNG',
  ),
  'selfie.heic': refused(
    'Fotos HEIC não são aceitas aqui: tire a foto pela câmera desta página ou envie-a em JPEG',
    'HEIC photos are not accepted here: take the photo with the camera of this page or send it as JPEG',
  ),
  'selfie.damaged': refused(
    'A foto está danificada ou incompleta: tire outra',
    'The photo is damaged or incomplete: take another',
  ),
  'selfie.tooLarge': refused(
    'A foto tem resolução alta demais: tire outra com resolução menor',
    'The resolution of the photo is too high: take another with a lower one',
  ),
  'selfie.tooSmall': refused(
    'A foto é pequena demais: tire outra com pelo menos 480 × 640 pixels',
    'The photo is too small: take another with at least 480 × 640 pixels',
  ),
  'selfie.grey': refused('A foto precisa ser colorida: tire outra', 'The photo must be in colour: take another'),
  'selfie.blurred': refused(
    'A foto está sem nitidez: limpe a câmera, não se mexa e fique com a luz à sua frente',
    'The photo is blurred: clean the camera, do not move and face the light',
  ),
  'selfie.noFace': refused(
    'Nenhum rosto aparece com clareza: tire óculos escuros e boné e fique de frente para a luz',
    'No face is clearly visible: take off sunglasses and cap and face the light',
  ),
  'selfie.severalFaces': refused(
    'Aparece mais de um rosto: só você pode aparecer na foto',
    'There is more than one face: make sure that you are alone in the photo',
  ),
  'selfie.faceTooSmall': refused('Seu rosto está longe demais: aproxime-se', 'Your face is too far away: come closer'),
  'selfie.faceOffCentre': refused(
    'Seu rosto está fora do centro, ou cortado: deixe-o inteiro no meio da foto',
    'Your face is off centre or cut off: place all of it in the middle of the photo',
  ),
  'selfie.notAhead': refused('Nesta foto, olhe de frente para a câmera', 'In this photo, look straight at the camera'),
  'selfie.notTurned': refused(
    'Nesta foto, vire um pouco a cabeça para um dos lados',
    'In this photo, turn your head a little to one side',
  ),
  'selfie.sameFile': refused(
    'As duas fotos são a mesma: tire a segunda com a cabeça virada',
    'Both photos are the same: take the second with your head turned',
  ),
  'selfie.otherPerson': refused(
    'As duas fotos não parecem ser da mesma pessoa: tire as duas agora, só você e com a mesma luz',
    'The two photos do not seem to show the same person: take both now, of yourself alone and in the same light',
  ),
  'selfie.tooOld': refused('A foto não é recente: tire outra agora', 'The photo is not recent: take another now'),
  'selfie.notSent': refused(
    'Nenhuma foto foi recebida: tire as duas fotos de novo',
    'No photo has been received: take both photos again',
  ),
  'selfie.consentChanged': invalid(
    'O texto do consentimento mudou: leia-o de novo e confirme',
    'The text of the consent has changed: read it again and confirm',
  ),
} satisfies Record<string, Message>;
