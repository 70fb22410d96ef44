import { looseObject, textOrEmpty, text } from './scalars.ts';

export const optionSchema = looseObject({ value: text, label: textOrEmpty });
