import type { ModuleFlags } from '@estrada/domain/access/index';
import { endpoints } from '@estrada/endpoints/index';
import { type Route, read, write } from '../../kernel/route.ts';
import { makeCreateParameter } from './create-parameter.ts';
import { makeDeleteParameter } from './delete-parameter.ts';
import { describeParameter } from './describe-parameter.ts';
import { emailTemplateRoutes } from './email-templates/email-template-routes.ts';
import { makeKindFor } from './parameter-kinds.ts';
import { listParameters } from './parameters.repository.ts';
import { profileParameterRoutes } from './profiles/profile-routes.ts';
import { makeReadInForce } from './read-in-force.ts';
import { riskPriceRuleRecord } from './risk-price-rules.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { iofSuccession } from './succession/iof-rows.ts';
import { legalTextSuccession, previewLegalText } from './succession/legal-texts.ts';
import { lenderSuccession } from './succession/lender-rows.ts';
import { planRuleSuccession } from './succession/plan-rules.ts';
import { successionRoutes } from './succession/succession-routes.ts';
import { makeUpdateParameter } from './update-parameter.ts';

/** The area's contents page: endpoint → use case. */
export function parameterRoutes(modules: ModuleFlags): Route[] {
  const kindFor = makeKindFor(modules);
  return [
    read(endpoints.listParameters, async ({ query }, context) => {
      const { typeName } = kindFor(query.typeName, context);
      const { rows, ...page } = await listParameters(context.db, { ...query, typeName });
      return { ...page, items: rows.map((row) => describeParameter(row, context.today)) };
    }),
    read(endpoints.readParametersInForce, makeReadInForce(kindFor)),
    write(endpoints.createParameter, makeCreateParameter(kindFor)),
    write(endpoints.updateParameter, makeUpdateParameter(kindFor)),
    write(endpoints.deleteParameter, makeDeleteParameter(kindFor)),

    ...successionRoutes(iofSuccession),
    ...successionRoutes(lenderSuccession),
    ...successionRoutes(legalTextSuccession),
    read(endpoints.previewLegalText, previewLegalText),

    ...riskPriceRuleRecord.routes,
    ...successionRoutes(planRuleSuccession),

    ...settingsRoutes(),

    ...emailTemplateRoutes,

    ...profileParameterRoutes,
  ];
}
