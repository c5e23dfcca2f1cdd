import { endpoints } from '@estrada/endpoints/index';
import { type Route, read } from '../../kernel/route.ts';
import { readClientMessages } from './client-messages.ts';

export {
  forgetMessages,
  handleMessageJobs,
  hasOptOut,
  listMessagesOfPerson,
  messageSchedule,
  optOutPhones,
  requestClientMessage,
  type StillWanted,
  sendRequestedMessage,
} from './client-messages.ts';
export { messageCallbacks } from './messages.jobs.ts';

export const messageRoutes: Route[] = [read(endpoints.readClientMessages, readClientMessages)];
