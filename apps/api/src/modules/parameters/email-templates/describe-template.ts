import type { EmailTemplateVersion } from '@estrada/endpoints/index';
import type { TemplateVersion } from './email-templates.repository.ts';

/** A version in wire form, without its text. */
export const describeVersion = ({ name: _name, html: _html, ...row }: TemplateVersion): EmailTemplateVersion => ({
  ...row,
  changedAt: row.changedAt?.toISOString() ?? null,
});

/** A kind with its current version. */
export const describeCurrent = (current: TemplateVersion) => ({
  name: current.name,
  current: describeVersion(current),
});
