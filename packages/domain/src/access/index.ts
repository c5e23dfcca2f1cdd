export * from './can-use.ts';
export * from './capabilities.ts';
export * from './own-document.ts';
export * from './record-scope.ts';
export * from './role-titles.ts';
export * from './roles.ts';
export * from './viewer.ts';
