import type { I18n } from '@lingui/core';
import { hasHiddenCharacters } from '@folioflow/flows';

/** Returns the error of a text that is longer than its field accepts; undefined if it is not. */
export const tooLongText = (i18n: I18n, text: string, maximum: number): string | undefined =>
  text.length > maximum ? i18n._('common.field.tooLong', { maximum, length: text.length }) : undefined;

/** Returns the error of a name that is too long, or has characters that cannot be seen; undefined for any other. */
export const nameProblem = (i18n: I18n, text: string, maximum: number): string | undefined =>
  tooLongText(i18n, text, maximum) ?? (hasHiddenCharacters(text) ? i18n._('common.field.hidden') : undefined);
