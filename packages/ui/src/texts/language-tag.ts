import type { I18n } from '@lingui/core';

/** Tag of the shown language (BCP 47), such as `en-IN`. */
export const languageTag = ({ locales, locale }: I18n): string => [locales ?? locale].flat()[0] ?? locale;
