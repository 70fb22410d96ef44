const linearChannel = (byte: number) => {
  const share = byte / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linearChannel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2 contrast of two `#rrggbb` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export interface ColourPair {
  /** Names of the foreground and of its permitted backgrounds. */
  readonly front: string;
  readonly grounds: readonly string[];
  /** 4.5 for text, 3 for borders and marks (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly least: number;
  readonly use: string;
}

const PANELS = ['card', 'canvas', 'sunken'] as const;

/** Permitted combinations of foreground and background. */
export const PAIRS: readonly ColourPair[] = [
  { front: 'ink', grounds: PANELS, least: 4.5, use: 'Headings and money' },
  { front: 'text', grounds: PANELS, least: 4.5, use: 'Body' },
  { front: 'muted', grounds: PANELS, least: 4.5, use: 'Captions, hints' },
  { front: 'line-strong', grounds: PANELS, least: 3, use: 'Borders of inputs' },
  { front: 'accent', grounds: [...PANELS, 'accent-soft'], least: 4.5, use: 'Links, selection, focus ring' },
  {
    front: 'ink',
    grounds: ['accent-soft', 'gain-soft', 'loss-soft', 'warn-soft', 'info-soft'],
    least: 4.5,
    use: 'Words on a tinted panel',
  },
  { front: 'muted', grounds: ['accent-soft'], least: 4.5, use: 'Captions in a chosen choice' },
  { front: 'on-accent', grounds: ['accent', 'accent-hover', 'accent-press'], least: 4.5, use: 'Primary button' },
  { front: 'on-loss', grounds: ['loss', 'loss-hover'], least: 4.5, use: 'Danger button' },
  { front: 'gain', grounds: [...PANELS, 'gain-soft'], least: 4.5, use: 'Gains, success' },
  { front: 'loss', grounds: [...PANELS, 'loss-soft'], least: 4.5, use: 'Losses, errors' },
  { front: 'warn', grounds: [...PANELS, 'warn-soft'], least: 4.5, use: 'Waiting, attention' },
  { front: 'info', grounds: [...PANELS, 'info-soft'], least: 4.5, use: 'Neutral information' },
];
