import { isLegibleOn, moveLightness } from './contrast.ts';
import { toHex, toLch } from './colour.ts';
import { DEFAULT_ROLES } from './default-roles.ts';

/** Chroma of a tint; the default neutrals have this one at `muted`. */
const REFERENCE_CHROMA = toLch(DEFAULT_ROLES.muted.light).c;

/** Greatest chroma of a neutral tint: beyond it panels have a colour of their own, beside that of the brand. */
export const MAX_NEUTRAL_CHROMA = 0.06;

const tintedRoles = ['canvas', 'card', 'sunken', 'paper', 'ink', 'text', 'muted', 'line', 'line-strong'] as const;
const seeThroughRoles = ['wash', 'scrim', 'shadow-raised'] as const;
export type NeutralRole = (typeof tintedRoles)[number] | (typeof seeThroughRoles)[number];
type Neutrals = Readonly<Record<NeutralRole, string>>;
type Theme = 'light' | 'dark';

const PANEL_ROLES = ['card', 'canvas', 'sunken'] as const;

/** Backgrounds of text, of a theme. */
export const panelsOf = (neutrals: Neutrals): readonly string[] => PANEL_ROLES.map((role) => neutrals[role]);

const byteHex = (byte: string) => Number(byte).toString(16).padStart(2, '0');
const hexBytes = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

/** Replaces the colours `rgb(r g b / a)` of a value and leaves black, which a shadow consists of. */
const tintSeeThrough = (value: string, tint: (hex: string) => string) =>
  value.replace(/rgb\((\d+) (\d+) (\d+) \//g, (_, ...[red = '', green = '', blue = '']: string[]) => {
    const hex = `#${byteHex(red)}${byteHex(green)}${byteHex(blue)}`;
    return `rgb(${hexBytes(hex === '#000000' ? hex : tint(hex))} /`;
  });

function composeNeutrals(theme: Theme, tint: (hex: string) => string): Neutrals {
  const tinted = tintedRoles.map((role) => [role, tint(DEFAULT_ROLES[role][theme])] as const);
  const seeThrough = seeThroughRoles.map((role) => [role, tintSeeThrough(DEFAULT_ROLES[role][theme], tint)] as const);
  const neutrals = Object.fromEntries([...tinted, ...seeThrough]) as Record<NeutralRole, string>;
  const panels = panelsOf(neutrals);
  const direction = theme === 'light' ? 'darker' : 'lighter';
  const texts = [
    ['ink', 4.5],
    ['text', 4.5],
    ['muted', 4.5],
    ['line-strong', 3],
  ] as const;
  for (const [role, least] of texts) {
    neutrals[role] =
      moveLightness(neutrals[role], direction, (hex) => isLegibleOn(hex, panels, least)) ?? neutrals[role];
  }
  return neutrals;
}

/**
 * Returns the neutral roles of both themes: the default lightness of each role, with the hue of the tint and chroma in
 * proportion to it. White and black remain; without a tint, all values are the defaults.
 */
export function deriveNeutrals(tint: string | undefined): { readonly light: Neutrals; readonly dark: Neutrals } {
  if (tint === undefined)
    return { light: composeNeutrals('light', (hex) => hex), dark: composeNeutrals('dark', (hex) => hex) };
  const { c, h } = toLch(tint);
  const strength = Math.min(c, MAX_NEUTRAL_CHROMA) / REFERENCE_CHROMA;
  const tintColour = (hex: string) => {
    const colour = toLch(hex);
    return hex === '#ffffff' ? hex : toHex({ l: colour.l, c: colour.c * strength, h });
  };
  return { light: composeNeutrals('light', tintColour), dark: composeNeutrals('dark', tintColour) };
}
