export { handleSettlementJobs, settlementRoutes, settlementSchedule } from './routes.ts';
export { resumePayment, settlementEffects } from './settlement-effects.ts';
export { settlementFacts } from './settlement-facts.ts';
export { proposalWelcomeLetters } from './welcome/welcome.tables.ts';
export { findWithdrawalOf } from './withdrawal/withdrawal.repository.ts';
export { describeForClient as describeWithdrawalForClient, withdrawForClient } from './withdrawal/withdrawal-acts.ts';
