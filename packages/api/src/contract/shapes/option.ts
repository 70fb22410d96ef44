import type * as v from 'valibot';
import { loose, someText, text } from './scalars.ts';

export const optionSchema = loose({ value: text, label: someText });
export type Option = v.InferOutput<typeof optionSchema>;
