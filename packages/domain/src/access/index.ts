export { canUse, isInMenu } from './can-use.ts';
export { type Capability, type CapabilityRule, capabilities } from './capabilities.ts';
export { ensureOwnDocument } from './own-document.ts';
export { type RecordScope, recordScope } from './record-scope.ts';
export { isRole, type Role, roleNames, roles, type UserType } from './roles.ts';
export {
  type MenuPermission,
  type ModuleFlags,
  moduleFlags,
  modulesOn,
  type ProfileRight,
  permissionMap,
  type TableRight,
  type UserPermission,
  userPermissions,
  type Viewer,
} from './viewer.ts';
