import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import type { FormValues } from './form-values.ts';

/** One field of the form, typed by its path, which is also the id of its element. */
export const useField = <Name extends FieldPath<FormValues>>(path: Name) =>
  useFormField<FieldPathValue<FormValues, Name>>(path);
