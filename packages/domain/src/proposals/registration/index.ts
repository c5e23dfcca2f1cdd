export * from './client.ts';
export * from './company.ts';
export * from './individual.ts';
export * from './mask-registration.ts';
export * from './participants.ts';
export * from './registration-rows.ts';
export * from './vehicle-info.ts';
