/** Addresses that code leads to. */
export const paths = {
  home: '/',
  login: '/login',
  firstAccess: '/firstAccess',
  forgotPassword: '/forgotPassword',
  simulator: '/simulador',
  savedSimulations: '/simulacoes',
  savedSimulation: (id: string) => `/simulador?simulacao=${encodeURIComponent(id)}`,
  dealers: '/dealers',
  registerDealer: '/dealers/register',
  dealer: (id: string) => `/dealers/register?id=${encodeURIComponent(id)}`,
  proposals: '/consultarPropostas',
  proposal: (id: string) => `/consultarPropostas/${encodeURIComponent(id)}`,
};
