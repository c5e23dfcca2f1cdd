import { endpoints } from '@estrada/endpoints/index';
import { flow, type Route, write } from '../../../kernel/route.ts';
import type { FollowParts } from './follow-envelope.ts';
import { makeReadStatus } from './read-status.ts';
import { cancelCertisign, readSignerLink, requestSignature, sendCertisignReminder } from './signature-acts.ts';

/** The electronic signature of a contract. */
export const signatureRoutes = (parts: FollowParts): Route[] => [
  flow(endpoints.readCertisignStatus, makeReadStatus(parts)),
  write(endpoints.requestSignature, requestSignature),
  write(endpoints.sendCertisignReminder, sendCertisignReminder),
  write(endpoints.cancelCertisign, cancelCertisign),
  write(endpoints.readSignerLink, readSignerLink),
];
