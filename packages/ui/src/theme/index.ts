export { applyTheme } from './apply-theme.ts';
export { findFailedPairs, type Roles } from './contrast.ts';
export type { ColourRole } from './default-roles.ts';
export { checkTheme, deriveTheme, type Theme, type ThemeInput } from './derive-theme.ts';
export type { ThemeFont, ThemeFontFace } from './inputs.ts';
export { ThemeRefusal, type FailedPair, type ThemeField } from './refusal.ts';
export { themeCss, themeProperties, type Properties, type ThemeProperties, type ThemeScope } from './theme-css.ts';
