import { clampChroma, formatHex, modeOklch, modeRgb, useMode } from 'culori/fn';

useMode(modeRgb);
const convertToOklch = useMode(modeOklch);

/** A colour by its perceived lightness (0 to 1), its chroma (0 is grey) and its hue in degrees. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const HEX = /^#[\da-f]{6}$/i;

/** True for a colour as `#rrggbb`, the only notation that a theme accepts. */
export const isHexColour = (value: string): boolean => HEX.test(value);

/** Returns the parts of a `#rrggbb` colour in OKLCH. */
export function toLch(hex: string): Lch {
  const { l = 0, c = 0, h = 0 } = convertToOklch(hex) ?? {};
  return { l, c, h };
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Returns the `#rrggbb` colour; a chroma that sRGB cannot show at this lightness is reduced. */
export const toHex = ({ l, c, h }: Lch): string =>
  formatHex(clampChroma({ mode: 'oklch', l: clamp(l), c, h }, 'oklch'));
