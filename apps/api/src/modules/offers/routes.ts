import type { Route } from '../../kernel/route.ts';
import { colourRecord } from './colours.ts';

export const offerRoutes = (): Route[] => [...colourRecord.routes];
