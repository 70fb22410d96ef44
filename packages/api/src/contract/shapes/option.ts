import type * as v from 'valibot';
import { looseObject, textOrEmpty, text } from './scalars.ts';

export const optionSchema = looseObject({ value: text, label: textOrEmpty });
export type Option = v.InferOutput<typeof optionSchema>;
