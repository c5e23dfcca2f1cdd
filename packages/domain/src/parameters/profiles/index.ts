export * from './cell-groups.ts';
export * from './combinations.ts';
export * from './direct-sale-view.ts';
export * from './flags.ts';
export * from './profile-matrix.ts';
export * from './trail-texts.ts';
