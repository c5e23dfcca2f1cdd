/** The portal addresses to which a notice about a record leads. */
export const noticeLinks = {
  proposal: (id: string) => `/consultarPropostas/${id}`,
  insurance: (id: string) => `/contratarSeguro?contratacao=${id}`,
  simulation: (id: string) => `/simulador?simulacao=${id}`,
  tccExemptions: '/tccExemptions',
  creditReviews: '/creditReviews',
  dataRequests: '/privacy/requests',
  failedJobs: '/jobs?situacao=failed',
} as const;
