import type { I18n } from '@lingui/core';
import { hasText } from './has-text.ts';

/** Returns the texts of all areas by their names, such as `notice.refused`, after those of the place itself. */
export const commonText =
  (i18n: I18n, own: Readonly<Record<string, string>> = {}) =>
  (name: string): string | undefined => {
    const key = `common.${name}`;
    return own[name] ?? (hasText(i18n, key) ? i18n._(key) : undefined);
  };
