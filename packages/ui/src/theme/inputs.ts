import { ThemeRefusal } from './refusal.ts';

/** A file of a font. Its origin must be in `font-src` of the policy of the app. */
export interface ThemeFontFace {
  /** Address of a WOFF2 file: https, or a path of the same server. */
  readonly url: string;
  /** Weight or range of weights, `400 700` by default: texts have 400, labels 500, headings 620. */
  readonly weight?: string | undefined;
  /** Characters of the file, such as `U+20B9` for the rupee sign; all by default. */
  readonly unicodeRange?: string | undefined;
}

/** The font of all texts. */
export interface ThemeFont {
  /** Families as in CSS, with commas between: `'Mukta', 'Noto Sans'`. System fonts follow by themselves. */
  readonly family: string;
  /** Files of the first family; none for a font that the device has. */
  readonly faces?: readonly ThemeFontFace[] | undefined;
}

const MAX_RADIUS = 16;

/** Refuses a radius outside of 0 to 16 pixels: a pill would cut the text of a notice. */
export function checkRadius(radius: number | undefined): ThemeRefusal | null {
  if (radius === undefined || (radius >= 0 && radius <= MAX_RADIUS)) return null;
  const nearest = Number.isNaN(radius) ? null : String(Math.min(MAX_RADIUS, Math.max(0, radius)));
  return new ThemeRefusal({
    field: 'radius',
    value: String(radius),
    nearest,
    reason: `A radius is a number of pixels from 0 to ${MAX_RADIUS}.`,
  });
}

const NAME = String.raw`(?:'[\w .-]+'|"[\w .-]+"|[a-z][\w-]*(?: [a-z][\w-]*)*)`;
const FAMILIES = new RegExp(`^${NAME}(?:\\s*,\\s*${NAME})*$`, 'i');
const FACE_PATTERNS = {
  url: /^(?:https:\/\/|\/(?!\/))[^\s'"()\\]+$/,
  weight: /^\d{1,4}(?: \d{1,4})?$/,
  unicodeRange: /^U\+[\da-f?]+(?:-[\da-f]+)?(?:\s*,\s*U\+[\da-f?]+(?:-[\da-f]+)?)*$/i,
} as const;

/** Refuses every font that could write another rule into the style sheet. */
export function checkFont(font: ThemeFont | undefined): ThemeRefusal | null {
  if (font === undefined) return null;
  const refuse = (value: string, reason: string) => new ThemeRefusal({ field: 'font', value, nearest: null, reason });
  if (!FAMILIES.test(font.family))
    return refuse(font.family, 'Families are names of letters, digits, spaces and dashes, with commas between.');
  for (const { url, weight = '400 700', unicodeRange = 'U+0-10FFFF' } of font.faces ?? []) {
    if (!FACE_PATTERNS.url.test(url)) return refuse(url, 'A font has an https address or a path of the same server.');
    if (!FACE_PATTERNS.weight.test(weight)) return refuse(weight, 'A weight is one number or two: 400 700.');
    if (!FACE_PATTERNS.unicodeRange.test(unicodeRange)) return refuse(unicodeRange, 'A range is written as U+20B9.');
  }
  return null;
}

/** Refuses a logo that is no address of a picture: a script, a page, or a picture in its address. */
export function checkLogo(logo: string | undefined): ThemeRefusal | null {
  if (logo === undefined || /^\/(?!\/)\S*$/.test(logo)) return null;
  if (URL.canParse(logo) && /^https?:$/.test(new URL(logo).protocol)) return null;
  return new ThemeRefusal({
    field: 'logo',
    value: logo,
    nearest: null,
    reason: 'A logo has an http or https address or a path of the same server.',
  });
}
