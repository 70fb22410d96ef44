import { toHex, toLch, type Lch } from './colour.ts';
import { isLegibleOn, moveLightness } from './contrast.ts';
import { DEFAULT_ROLES } from './default-roles.ts';
import { panelsOf, type NeutralRole } from './neutrals.ts';

const accentRoles = ['accent', 'accent-hover', 'accent-press', 'on-accent', 'accent-soft'] as const;
export type AccentRole = (typeof accentRoles)[number];
type Accents = Readonly<Record<AccentRole, string>>;
type Neutrals = Readonly<Record<NeutralRole, string>>;
type Theme = 'light' | 'dark';

export const defaultAccents = (theme: Theme): Accents =>
  Object.fromEntries(accentRoles.map((role) => [role, DEFAULT_ROLES[role][theme]])) as Record<AccentRole, string>;

/** Lightness and chroma of the tinted panel, and the share of the brand's chroma in it. */
const SOFT = {
  light: { l: 0.944, maxChroma: 0.026, share: 0.18 },
  dark: { l: 0.28, maxChroma: 0.066, share: 0.45 },
} as const;

/** The tinted panel in the hue of the brand, on which headings and captions must be legible. */
function deriveSoft(brand: Lch, neutrals: Neutrals, theme: Theme): string {
  const { l, maxChroma, share } = SOFT[theme];
  const soft = toHex({ l, c: Math.min(maxChroma, brand.c * share), h: brand.h });
  const isAccepted = (hex: string) => [neutrals.ink, neutrals.muted].every((front) => isLegibleOn(front, [hex]));
  return moveLightness(soft, theme === 'light' ? 'lighter' : 'darker', isAccepted) ?? neutrals.sunken;
}

const lighten = (hex: string, by: number) => {
  const colour = toLch(hex);
  return toHex({ ...colour, l: colour.l + by });
};

/** A colour that cannot be darkened any further is lightened under the pointer. */
const DARKEST_TO_DARKEN = 0.3;

/** The backgrounds of the accent in the light theme: every panel, and its own tinted panel. */
const lightGrounds = (brand: Lch, neutrals: Neutrals) => [...panelsOf(neutrals), deriveSoft(brand, neutrals, 'light')];

/**
 * Returns the nearest legible brand colour: hue and chroma remain, as far as sRGB can show them, the lightness is
 * reduced. A legible colour is returned unchanged.
 */
export function findLegibleBrand(brand: string, neutrals: Neutrals): string {
  const grounds = lightGrounds(toLch(brand), neutrals);
  return (
    moveLightness(brand, 'darker', (hex) => isLegibleOn(hex, [...grounds, ...lightGrounds(toLch(hex), neutrals)])) ??
    '#000000'
  );
}

/** The brand itself is the accent of the light theme. */
export function deriveLightAccents(brand: string, neutrals: Neutrals): Accents {
  const colour = toLch(brand);
  const direction = colour.l < DARKEST_TO_DARKEN ? 1.4 : -1;
  return {
    accent: brand,
    'accent-hover': lighten(brand, 0.06 * direction),
    'accent-press': lighten(brand, 0.11 * direction),
    'on-accent': DEFAULT_ROLES['on-accent'].light,
    'accent-soft': deriveSoft(colour, neutrals, 'light'),
  };
}

const DARK_LIGHTNESS = 0.77;
/** Greatest chroma of a light accent that does not glow on a dark page. */
const MAX_DARK_CHROMA = 0.13;

/** The dark theme has the hue of the brand in a lighter, paler colour. */
export function deriveDarkAccents(brand: string, neutrals: Neutrals): Accents {
  const colour = toLch(brand);
  const soft = deriveSoft(colour, neutrals, 'dark');
  const pale = toHex({ l: DARK_LIGHTNESS, c: Math.min(MAX_DARK_CHROMA, colour.c), h: colour.h });
  const grounds = [...panelsOf(neutrals), soft];
  const onAccent = neutrals.canvas;
  const isAccepted = (hex: string) => isLegibleOn(hex, grounds) && isLegibleOn(onAccent, [lighten(hex, -0.05)]);
  const accent = moveLightness(pale, 'lighter', isAccepted) ?? neutrals.ink;
  return {
    accent,
    'accent-hover': lighten(accent, 0.05),
    'accent-press': lighten(accent, -0.05),
    'on-accent': onAccent,
    'accent-soft': soft,
  };
}
