export { describeDifference } from './describe-difference.ts';
export { type ExpectedCall, expectedCalls } from './endpoints.ts';
export { expectedInside } from './inside.ts';
export { type Circumstances, hasRight, moduleNames, permissionNames, type Right, rights } from './rights.ts';
export { expectedRoutes, notInMenuOf } from './routes.ts';
