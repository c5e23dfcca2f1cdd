/** The instant at which every API test begins: a Friday morning in São Paulo. */
export const testNow = '2026-11-20T13:00:00Z';
