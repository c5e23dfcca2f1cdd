export { type BranchForm, branchForm } from './branch-form.ts';
export { type DealerForm, dealerForm } from './dealer-form.ts';
export { type DgiClientForm, dgiClientForm } from './dgi-client-form.ts';
export { boxAround, type Coordinates, greatCircleKm } from './distance.ts';
export { type GroupForm, groupForm } from './group-form.ts';
export {
  type InstallationStep,
  installationRights,
  installationStepNames,
  installationSteps,
  rolesOfStep,
} from './installation-steps.ts';
export { decideMove, movedAtMost } from './move-dealers.ts';
export { disableBranch } from './switch-branch.ts';
export { disableDealer, enableDealer } from './switch-dealer.ts';
export { disableGroup } from './switch-group.ts';
