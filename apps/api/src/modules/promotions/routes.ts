import { endpoints } from '@estrada/endpoints/index';
import { type Route, read } from '../../kernel/route.ts';
import { peopleRoutes } from './people.ts';
import { couponRecord, voucherRecord } from './rules.ts';
import { validateDiscount } from './validate-discount.ts';

export const promotionRoutes: Route[] = [
  ...couponRecord.routes,
  ...voucherRecord.routes,
  ...peopleRoutes,
  read(endpoints.validateVoucher, validateDiscount),
];
