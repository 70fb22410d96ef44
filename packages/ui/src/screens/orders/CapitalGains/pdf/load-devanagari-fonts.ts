/** Loads Noto Sans Devanagari in two weights, as base64: the UI requests nothing but code. */
export const loadDevanagariFonts = () => import('./devanagari-fonts.json');
