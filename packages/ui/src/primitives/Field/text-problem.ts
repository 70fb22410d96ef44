import { formatMessage, hasHiddenCharacters } from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';

/** Returns the error of a text that is longer than its field accepts; undefined if it is not. */
export const tooLongText = (text: string, maximum: number): string | undefined =>
  text.length > maximum ? formatMessage(common['field.tooLong'], { maximum, length: text.length }) : undefined;

/** Returns the error of a name that is too long, or has characters that cannot be seen; undefined for any other. */
export const nameProblem = (text: string, maximum: number): string | undefined =>
  tooLongText(text, maximum) ?? (hasHiddenCharacters(text) ? common['field.hidden'] : undefined);
