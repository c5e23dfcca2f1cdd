export {
  forgetMessages,
  handleMessageJobs,
  hasOptOut,
  listMessagesOfPerson,
  type MessageTopic,
  messageSchedule,
  optedOutPurposes,
  optOutPhones,
  requestClientMessage,
  requestMessage,
} from './client-messages.ts';
export { messageRoutes, messageTopicsOf } from './message-topics.ts';
export { messageCallbacks } from './messages.jobs.ts';
