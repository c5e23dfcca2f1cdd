import { DomainError } from '@estrada/domain/errors/index';
import { riskPriceRuleForm, riskPriceRuleProblems } from '@estrada/domain/parameters/index';
import { messages } from '@estrada/domain/validation/index';
import { endpoints } from '@estrada/endpoints/index';
import { eq, or } from 'drizzle-orm';
import { nameContains, plainName } from '../../kernel/database/plain-name.ts';
import { serveRecord } from '../../kernel/records/serve-record.ts';
import { riskPriceRules } from './parameters.tables.ts';

/** Risk-price rules. Identifier (SET058) and days (SET029) are unique. */
export const riskPriceRuleRecord = serveRecord(
  {
    list: endpoints.listRiskPriceRules,
    read: endpoints.readRiskPriceRule,
    register: endpoints.registerRiskPriceRule,
    update: endpoints.updateRiskPriceRule,
    enable: endpoints.enableRiskPriceRule,
    disable: endpoints.disableRiskPriceRule,
  },
  {
    kind: {
      entity: 'riskPriceRule',
      table: riskPriceRules,
      taken: [
        { index: 'risk_price_rules_code', code: 'SET058', field: 'ruleCode', key: 'riskPriceCode.taken' },
        { index: 'risk_price_rules_days', code: 'SET029', field: 'effectiveFrom', key: 'riskPrice.overlap' },
      ],
      // the trail masks names of people; a rule's name is none, so it has another key
      trail: ({ ruleName, ruleCode, effectiveFrom, validUntil }) => ({
        title: ruleName,
        ruleCode,
        effectiveFrom,
        validUntil,
      }),
    },
    changes: 'riskprice-rules',
    sorts: {
      effectiveFrom: { by: riskPriceRules.effectiveFrom, type: 'date' },
      ruleName: { by: plainName(riskPriceRules.ruleName), type: 'text' },
    },
    where: ({ search }) => [
      search
        ? or(nameContains(riskPriceRules.ruleName, search), eq(riskPriceRules.ruleCode, search.toUpperCase()))
        : undefined,
    ],
    values: (typed, { today }, before) => {
      const rule = riskPriceRuleForm.normalise(typed);
      const [first, ...more] = riskPriceRuleProblems(rule, before, today);
      if (first) throw new DomainError(messages[first.key].code, { fields: [first, ...more] });
      return rule;
    },
  },
);
