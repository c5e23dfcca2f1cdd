import { emailTemplateNames } from '@estrada/domain/parameters/index';
import { z } from 'zod';
import { instant } from '../fields.ts';

/** A kind of message about leads. */
export const templateName = z.enum(emailTemplateNames, { error: 'value.notAllowed' });
/** Increases from 1 with every change of a kind; 0 is the product's own text. */
export const templateVersion = z.coerce.number<number>({ error: 'version.required' }).int().min(0);

/** One version of a template. Without a file it is the product's own text. */
export const templateVersionRow = z.object({
  version: z.number().int(),
  fileName: z.string().nullable(),
  sizeBytes: z.number().int().nullable(),
  /** of the sent content: the sanitized file, in hexadecimal */
  sha256: z.string().nullable(),
  /** the version that was restored */
  returnedFrom: z.number().int().nullable(),
  /** empty for the product's own text */
  changedByName: z.string(),
  changedAt: instant.nullable(),
});

/** A kind with its current version. */
export const templateRow = z.object({ name: templateName, current: templateVersionRow });

/** The removed parts of a file, with their number: elements, attributes, style properties, comments. */
export const removedPart = z.object({
  kind: z.enum(['element', 'attribute', 'style', 'comment']),
  name: z.string(),
  count: z.number().int(),
});

/** The message as received, with sample data. */
export const templatePreview = z.object({ subject: z.string(), html: z.string(), text: z.string() });
