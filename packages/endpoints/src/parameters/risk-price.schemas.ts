import { riskPriceRuleForm } from '@estrada/domain/parameters/index';
import { formRow } from '../record-calls.ts';

/** A risk-price rule in its list. */
export const riskPriceRuleRow = formRow(riskPriceRuleForm);
