/** Outlines in a square of 44, of similar visual weight. */
const OUTLINES = [
  'M22 1a21 21 0 1 1 0 42 21 21 0 0 1 0-42z',
  'M10 2h24a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V10a8 8 0 0 1 8-8z',
  'M19.5 1.7a5 5 0 0 1 5 0l14 8.1a5 5 0 0 1 2.5 4.3v15.8a5 5 0 0 1-2.5 4.3l-14 8.1a5 5 0 0 1-5 0l-14-8.1A5 5 0 0 1 3 29.9V14.1a5 5 0 0 1 2.5-4.3z',
  'M2 20A18 18 0 0 1 20 2h16a6 6 0 0 1 6 6v16a18 18 0 0 1-18 18H8a6 6 0 0 1-6-6z',
  'M6 2h32a4 4 0 0 1 4 4v17c0 10-8 17-20 20C10 40 2 33 2 23V6a4 4 0 0 1 4-4z',
  'M2 42V21a20 20 0 0 1 40 0v17a4 4 0 0 1-4 4z',
] as const;

/** Hues that differ from those of gain and loss. */
const HUES = [68, 200, 228, 256, 284, 312, 338] as const;

/** Generic words in the names of fund houses. */
const GENERIC_WORDS = /\b(mutual|funds?|asset|management|company|co|amc|trustee|private|pvt|limited|ltd)\b\.?/gi;

export interface HouseMark {
  readonly initials: string;
  /** Path in a square of 44. */
  readonly outline: string;
  /** Degrees of the colour circle. */
  readonly hue: number;
}

const hashText = (text: string): number => {
  let sum = 2_166_136_261;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return sum;
};

/**
 * Returns the mark of a name: its initials, a shape and a colour. The same name always has the same mark, which
 * imitates no real logo.
 */
export function houseMark(name: string): HouseMark {
  const own = name.replace(GENERIC_WORDS, ' ').trim().split(/\s+/);
  const words = own[0] === '' ? name.trim().split(/\s+/) : own;
  const [first = '', second = ''] = words;
  const initials = second === '' ? first.slice(0, 2) : first.charAt(0) + second.charAt(0);
  const sum = hashText(words.join(' ').toLowerCase());
  return {
    initials,
    outline: OUTLINES[sum % OUTLINES.length] ?? OUTLINES[0],
    hue: HUES[Math.floor(sum / OUTLINES.length) % HUES.length] ?? HUES[0],
  };
}
