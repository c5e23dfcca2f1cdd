import { endpoints } from '@estrada/endpoints/index';
import { type Route, read } from '../../kernel/route.ts';
import { makeReadClientMessages, type StillWanted } from './client-messages.ts';

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

/** The calls of the area; `stillWanted` tells whether a failed message is still worth a call to the person. */
export const messageRoutes = ({ stillWanted }: { stillWanted: StillWanted }): Route[] => [
  read(endpoints.readClientMessages, makeReadClientMessages(stillWanted)),
];
