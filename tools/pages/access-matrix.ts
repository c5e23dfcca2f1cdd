import { type CapabilityRule, capabilities, roleNames } from '@estrada/domain/access/index';
import { type Endpoint, endpoints } from '@estrada/endpoints/index';

/** docs/access-matrix.md: the access rules, from the one access table. */
export function accessMatrixPage(): string {
  const mark = (rule: CapabilityRule, role: (typeof roleNames)[number]) =>
    rule.roles.includes(role) ? '●' : rule.conditionalRoles?.includes(role) ? '○' : '';
  const rows = Object.entries(capabilities as Record<string, CapabilityRule>).map(([name, rule]) => {
    const condition = [rule.condition && `○ with \`${rule.condition}\``, rule.module && `module \`${rule.module}\``]
      .filter(Boolean)
      .join(', ');
    return `| ${name} | ${roleNames.map((role) => mark(rule, role)).join(' | ')} | ${condition} |`;
  });
  const calls = (Object.values(endpoints) as Endpoint[]).map((endpoint) => {
    const access = typeof endpoint.access === 'string' ? endpoint.access : endpoint.access.anyOf.join(' or ');
    return `| \`${endpoint.name}\` | ${endpoint.method} | \`/api/${endpoint.family}/…${endpoint.path}\` | ${access} |`;
  });
  return `# Access

Made by \`npm run generate\` from \`packages/domain/src/access/capabilities.ts\` and the endpoint table. ● always, ○ when the person
holds the named permission. Which records a person sees inside a capability is decided by \`record-scope.ts\`: sellers and
customers their own, other dealer staff the active dealer's, the representante the assigned regions', the provider's staff all.

## Capabilities

| capability | ${roleNames.join(' | ')} | condition |
|---|${roleNames.map(() => ':-:|').join('')}---|
${rows.join('\n')}

## Calls

| call | method | address | access |
|---|---|---|---|
${calls.join('\n')}
`;
}
