import { riskPriceRuleForm } from '@estrada/domain/parameters/index';
import { formRow } from '../record-calls.ts';

/** A risk-price rule as its list shows it. */
export const riskPriceRuleRow = formRow(riskPriceRuleForm);
