const THEMES = ['light', 'dark', 'system'] as const;

/** Colours of the element; `system` follows the device. */
export type ElementTheme = (typeof THEMES)[number];

/** Returns the theme of an attribute; light for any other text, because most pages have no dark colours. */
export const parseTheme = (text: string | null): ElementTheme => THEMES.find((theme) => theme === text) ?? 'light';
