/** The addresses that the login needs; `paths` has these too. */
export const firstPaths = {
  home: '/',
  login: '/login',
  firstAccess: '/firstAccess',
  simulator: '/simulador',
  offersSimulator: '/ofertas/simular',
};
