/**
 * What the assured declares with the signature of an insurance proposal (Lei 15.040/2024, article 44; STJ, Tema
 * 972). A paper states the version; a new wording needs a new version. In Portuguese it is signed, in English only read.
 */
export const insuranceConsentText = {
  version: '2026-12',
  declaration: {
    pt: 'Declaro que as respostas do questionário são verdadeiras e completas, que recebi uma cópia delas, e que recebi as informações sobre o que este seguro cobre, o que ele não cobre e quanto custa.',
    en: 'I declare that the answers to the questionnaire are true and complete, that I have received a copy of them, and that I have been informed about what this insurance covers, what it does not cover, and what it costs.',
  },
  free: {
    pt: 'Contrato este seguro por minha livre escolha. Ele não é condição da venda do veículo nem do financiamento, e posso contratar o mesmo seguro com outra seguradora.',
    en: 'I contract this insurance by my free choice. It is a condition neither of the sale of the vehicle nor of the loan, and I may contract the same insurance with another insurer.',
  },
  /** where the law requires a consent of its own */
  separate: {
    pt: 'Concordo com este seguro em separado de qualquer outro produto e do financiamento. Sei que posso recusá-lo, ou cancelá-lo depois, sem que a aprovação, a taxa ou o prazo do financiamento mudem.',
    en: 'I agree to this insurance apart from any other product and from the loan. I know that I may refuse it, or cancel it later, without any change to the approval, the rate or the term of the loan.',
  },
} as const;
