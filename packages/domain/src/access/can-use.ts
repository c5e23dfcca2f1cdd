import { type Capability, type CapabilityRule, capabilities } from './capabilities.ts';
import type { ModuleFlags, Viewer } from './viewer.ts';

/**
 * Whether a viewer may use a capability: role, then the permission that a conditional role requires, then the module.
 *
 * @param table a table other than the one in force, for tests that change a cell of it
 */
export function canUse(
  capability: Capability,
  viewer: Viewer,
  modules: ModuleFlags,
  table: Readonly<Record<Capability, CapabilityRule>> = capabilities,
): boolean {
  const rule = table[capability];
  if (rule.module && !modules[rule.module]) return false;
  if (rule.roles.includes(viewer.role)) return true;
  const mayOnCondition = rule.conditionalRoles?.includes(viewer.role) ?? false;
  return mayOnCondition && rule.condition !== undefined && viewer.permissions[rule.condition];
}

/** Whether the menu shows a capability to a viewer: all usable ones, except the items hidden for the role. */
export function isInMenu(capability: Capability, viewer: Viewer, modules: ModuleFlags): boolean {
  const rule: CapabilityRule = capabilities[capability];
  return canUse(capability, viewer, modules) && !(rule.menuHiddenFor?.includes(viewer.role) ?? false);
}
