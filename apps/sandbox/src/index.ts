export { type CallbackManner, type CallbackTarget, sendCallbacks } from './callbacks/send-callback.ts';
export { PortBusyError } from './listen.ts';
export {
  type Decision,
  type DecisionRule,
  decisionFor,
  type PreApprovalResult,
  preApprovalFor,
} from './rules/credit-rules.ts';
export { decisionExamples, preApprovalExamples } from './rules/example-documents.ts';
export { type Sandbox, type SandboxOptions, startSandbox } from './start-sandbox.ts';
