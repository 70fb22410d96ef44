import { deriveDarkAccents, deriveLightAccents, defaultAccents, findLegibleBrand } from './accents.ts';
import { isHexColour, toHex, toLch } from './colour.ts';
import { findFailedPairs, isLegibleOn, moveLightness, type Roles } from './contrast.ts';
import { DEFAULT_ROLES, type ColourRole } from './default-roles.ts';
import { checkFont, checkLogo, checkRadius, type ThemeFont } from './inputs.ts';
import { deriveNeutrals, MAX_NEUTRAL_CHROMA, panelsOf } from './neutrals.ts';
import { ThemeRefusal } from './refusal.ts';

/** The choices of a partner; every other value is derived. What is left out is that of `tokens.css`. */
export interface ThemeInput {
  /** Colour of the primary action, links and selection, as `#rrggbb`; the accent of the light theme. */
  readonly brand?: string | undefined;
  /** A colour, as `#rrggbb`, with the hue of greys and panels; its lightness has no effect. */
  readonly neutral?: string | undefined;
  /** Radius of controls in CSS pixels, from 0 to 16; that of cards is 1.75 times as large. */
  readonly radius?: number | undefined;
  readonly font?: ThemeFont | undefined;
  /** Address of the logo, for `Brand.logoUrl`: http, https, or a path of the same server. */
  readonly logo?: string | undefined;
}

/** A derived theme. Each of its pairs of colours has the contrast of WCAG 2 AA. */
export interface Theme {
  readonly light: Roles;
  readonly dark: Roles;
  /** Radius of controls and of cards in CSS pixels. */
  readonly radius: { readonly control: number; readonly card: number };
  readonly font: ThemeFont | null;
  readonly logo: string | null;
}

const CARD_TO_CONTROL = 1.75;
const DEFAULT_RADIUS = 8;

const roleEntries = Object.entries(DEFAULT_ROLES) as readonly [ColourRole, (typeof DEFAULT_ROLES)[ColourRole]][];
const defaultRoles = (theme: 'light' | 'dark') =>
  Object.fromEntries(roleEntries.map(([role, values]) => [role, values[theme]])) as Record<ColourRole, string>;

/** Roles whose meaning the law or the convention fixes: a theme keeps their hue and chroma. */
export const FIXED_ROLES = ['gain', 'loss', 'warn', 'info'] as const;

/** Moves the lightness of a fixed role only where a tinted panel would make it illegible. */
function fitFixedRoles(roles: Record<ColourRole, string>, theme: 'light' | 'dark'): void {
  for (const role of FIXED_ROLES) {
    const grounds = [...panelsOf(roles), roles[`${role}-soft`]];
    const direction = theme === 'light' ? 'darker' : 'lighter';
    roles[role] = moveLightness(roles[role], direction, (hex) => isLegibleOn(hex, grounds)) ?? roles.ink;
  }
}

function refuseFormat(field: 'brand' | 'neutral', value: string): ThemeRefusal {
  return new ThemeRefusal({ field, value, nearest: null, reason: 'A colour has the form #rrggbb.' });
}

function checkNeutral(neutral: string | undefined): ThemeRefusal | null {
  if (neutral === undefined) return null;
  if (!isHexColour(neutral)) return refuseFormat('neutral', neutral);
  const colour = toLch(neutral);
  if (colour.c <= MAX_NEUTRAL_CHROMA) return null;
  // Rounding to bytes may exceed the limit again.
  const nearest = toHex({ ...colour, c: MAX_NEUTRAL_CHROMA * 0.95 });
  const reason = 'It is too colourful for greys, and would compete with the tones of gains, losses and warnings.';
  return new ThemeRefusal({ field: 'neutral', value: neutral, nearest, reason });
}

interface Composition {
  readonly light: Roles;
  readonly dark: Roles;
}

function composeRoles({ brand, neutral }: Pick<ThemeInput, 'brand' | 'neutral'>): Composition {
  const neutrals = deriveNeutrals(neutral);
  const compose = (theme: 'light' | 'dark') => {
    const derive = theme === 'light' ? deriveLightAccents : deriveDarkAccents;
    const accents = brand === undefined ? defaultAccents(theme) : derive(brand, neutrals[theme]);
    const roles = { ...defaultRoles(theme), ...neutrals[theme], ...accents };
    fitFixedRoles(roles, theme);
    return roles;
  };
  return { light: compose('light'), dark: compose('dark') };
}

function checkBrand(brand: string | undefined, neutral: string | undefined): ThemeRefusal | null {
  if (brand === undefined) return null;
  if (!isHexColour(brand)) return refuseFormat('brand', brand);
  const { light, dark } = composeRoles({ brand, neutral });
  const failures = [...findFailedPairs(light, 'light'), ...findFailedPairs(dark, 'dark')];
  if (failures.length === 0) return null;
  const nearest = findLegibleBrand(brand, deriveNeutrals(neutral).light);
  const reason = 'Links and buttons in this colour would be illegible on a light page.';
  return new ThemeRefusal({ field: 'brand', value: brand, nearest, reason, failures });
}

/** Returns a refusal for each field that a theme must not have; empty if `deriveTheme` accepts the input. */
export function checkTheme({ brand, neutral, radius, font, logo }: ThemeInput): readonly ThemeRefusal[] {
  const neutralRefusal = checkNeutral(neutral);
  // The brand is checked on panels that are accepted.
  const usableNeutral = neutralRefusal === null ? neutral : (neutralRefusal.nearest ?? undefined);
  return [
    checkBrand(brand, usableNeutral),
    neutralRefusal,
    checkRadius(radius),
    checkFont(font),
    checkLogo(logo),
  ].filter((refusal) => refusal !== null);
}

/**
 * Derives all colour roles of both themes from the choices of a partner. Without choices, the values are those of
 * `tokens.css`.
 *
 * @throws {ThemeRefusal} for the first value that a theme must not have; it contains the nearest accepted value
 */
export function deriveTheme(input: ThemeInput = {}): Theme {
  const [refusal] = checkTheme(input);
  if (refusal !== undefined) throw refusal;
  const control = input.radius ?? DEFAULT_RADIUS;
  return {
    ...composeRoles(input),
    radius: { control, card: control * CARD_TO_CONTROL },
    font: input.font ?? null,
    logo: input.logo ?? null,
  };
}
