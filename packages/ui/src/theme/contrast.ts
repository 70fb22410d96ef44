import { contrast, PAIRS } from '../tokens/pairs.ts';
import { toHex, toLch } from './colour.ts';
import type { ColourRole } from './default-roles.ts';
import type { FailedPair } from './refusal.ts';

/** A value for each colour role. */
export type Roles = Readonly<Record<ColourRole, string>>;

/** Returns the pairs of a theme that are below WCAG 2 AA; `only` restricts them to one foreground role. */
export function findFailedPairs(roles: Roles, theme: 'light' | 'dark', only?: ColourRole): readonly FailedPair[] {
  const values: Readonly<Record<string, string>> = roles;
  return PAIRS.filter(({ front }) => only === undefined || front === only).flatMap(({ front, grounds, least }) =>
    grounds
      .map((ground) => ({
        theme,
        front,
        ground,
        least,
        contrast: contrast(values[front] ?? '', values[ground] ?? ''),
      }))
      // A colour that cannot be read has no contrast.
      .filter((pair) => !(pair.contrast >= least)),
  );
}

const STEP = 0.004;

/**
 * Moves the lightness of a colour in steps in one direction until it is accepted; hue and chroma remain, as far as
 * sRGB can show them. Returns null if no lightness is accepted.
 */
export function moveLightness(
  hex: string,
  direction: 'darker' | 'lighter',
  isAccepted: (hex: string) => boolean,
): string | null {
  if (isAccepted(hex)) return hex;
  const start = toLch(hex);
  const step = direction === 'darker' ? -STEP : STEP;
  for (let l = start.l + step; l > -STEP && l < 1 + STEP; l += step) {
    const moved = toHex({ ...start, l });
    if (isAccepted(moved)) return moved;
  }
  return null;
}

/** True if a colour has a contrast of `least` on each of the grounds. */
export const isLegibleOn = (hex: string, grounds: readonly string[], least = 4.5): boolean =>
  grounds.every((ground) => contrast(hex, ground) >= least);
