import { riskPriceRuleForm } from '@estrada/domain/parameters/index';
import { z } from 'zod';
import { recordCalls } from '../record-calls.ts';
import { riskPriceRuleRow } from './risk-price.schemas.ts';

/** Risk-price rules. The wire's `id` is sent as `ruleCode`: `id` addresses a record, and never changes. */
export const riskPriceEndpoints = recordCalls('RiskPriceRule', {
  area: 'parameters',
  family: 'risk-assessment',
  path: '/riskprice/rules',
  access: 'riskprice-rules',
  title: {
    one: { pt: 'uma regra de preço por risco', en: 'a risk-price rule' },
    many: { pt: 'regras de preço por risco', en: 'risk-price rules' },
  },
  row: riskPriceRuleRow,
  form: riskPriceRuleForm,
  sorts: ['effectiveFrom', 'ruleName'],
  filters: {
    /** a part of the name, or the whole identifier */
    search: z.string().trim().min(3, { error: 'text.tooShort' }).max(60, { error: 'text.tooLong' }).optional(),
  },
  taken: 'SET058',
  errors: { change: ['SET024', 'SET028', 'SET029', 'SET031', 'SET032'] },
});
