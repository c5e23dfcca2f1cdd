/** The refusals of a call that quotes a request. */
export const quoteErrors = ['GSIM002', 'GOFF007', 'SIM063', 'noFluxForState', 'DOM002', 'VHC001', 'PARAM'] as const;
