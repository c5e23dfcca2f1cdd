import { emailTemplateNames } from '@estrada/domain/parameters/index';
import { z } from 'zod';

/** A kind of message about leads. */
export const templateName = z.enum(emailTemplateNames, { error: 'value.notAllowed' });
/** Rises from 1 with every change of a kind; 0 is the text that the product came with. */
export const templateVersion = z.coerce.number<number>({ error: 'version.required' }).int().min(0);

/** One version of a template. Where no file stands behind it, it is the text that the product came with. */
export const templateVersionRow = z.object({
  version: z.number().int(),
  fileName: z.string().nullable(),
  sizeBytes: z.number().int().nullable(),
  /** of what is sent: the file without the parts that were taken out, in hexadecimal */
  sha256: z.string().nullable(),
  /** the version that was returned to */
  returnedFrom: z.number().int().nullable(),
  /** empty for what came with the product */
  changedByName: z.string(),
  changedAt: z.string().nullable(),
});

/** A kind with the version that is sent. */
export const templateRow = z.object({ name: templateName, current: templateVersionRow });

/** What was taken out of a file, and how often: elements, attributes, properties of styles, comments. */
export const removedPart = z.object({
  kind: z.enum(['element', 'attribute', 'style', 'comment']),
  name: z.string(),
  count: z.number().int(),
});

/** The message as somebody will receive it, filled with data that is made up. */
export const templatePreview = z.object({ subject: z.string(), html: z.string(), text: z.string() });
