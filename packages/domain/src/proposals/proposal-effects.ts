/**
 * The effects of a committed move; the API turns each into writes and jobs. Each name needs its row in the API's table
 * of handlers, which may mark it as not built yet: then every move with it is refused.
 */
export type ProposalEffect =
  | 'requestAnalysis'
  | 'requestConditionsCheck'
  | 'recordCreditDecision'
  | 'validateTable'
  | 'assignContractNumber'
  | 'endExemptionRequest'
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
  | 'refund'
  | 'reserveDiscount'
  | 'countDiscount'
  | 'releaseDiscount'
  | 'releaseDiscountLater';
