export * from './car-insurance.ts';
export * from './insurance-types.ts';
export * from './insurers.ts';
export * from './proposal/insurance-deadlines.ts';
export * from './proposal/insurance-proposal.machine.ts';
export * from './proposal/insurance-proposal.table.ts';
export * from './proposal/insurance-sections.ts';
export * from './quote-request.ts';
