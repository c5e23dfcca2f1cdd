/**
 * What must be done when a move is committed; the API turns each into writes and jobs. A name here wants its row in the API's
 * table of handlers, which may say that it is not built yet: then every move with it is refused.
 */
export type ProposalEffect =
  | 'requestAnalysis'
  | 'requestConditionsCheck'
  | 'recordCreditDecision'
  | 'validateTable'
  | 'assignContractNumber'
  | 'requestClientDocuments'
  | 'generateContracts'
  | 'voidContract'
  | 'cancelSignatures'
  | 'cancelSelfies'
  | 'releaseLien'
  | 'requestPayment'
  | 'confirmPaymentByHand'
  | 'sendWelcomeLetter'
  | 'recordWithdrawal'
  | 'refund';
