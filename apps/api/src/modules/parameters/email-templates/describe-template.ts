import type { EmailTemplateVersion } from '@estrada/endpoints/index';
import type { TemplateVersion } from './email-templates.repository.ts';

/** A version as the wire has it, without its text. */
export const describeVersion = ({ name: _name, html: _html, ...row }: TemplateVersion): EmailTemplateVersion => ({
  ...row,
  changedAt: row.changedAt?.toISOString() ?? null,
});

/** A kind with the version that is sent. */
export const describeCurrent = (current: TemplateVersion) => ({
  name: current.name,
  current: describeVersion(current),
});
