/** Colours of the drawing, from the tokens of the current theme. */
export interface NavColours {
  readonly line: string;
  readonly areaTop: string;
  readonly areaBottom: string;
  readonly grid: string;
  readonly text: string;
  /** Colours of the lines of a comparison, in the order of its columns. */
  readonly lines: readonly [string, string, string];
}

const HEX = /^#[\da-f]{6}$/i;
const withAlpha = (colour: string, alpha: string) => (HEX.test(colour) ? `${colour}${alpha}` : colour);

export function readNavColours(): NavColours {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  const accent = token('--accent');
  return {
    line: accent,
    areaTop: withAlpha(accent, '40'),
    areaBottom: withAlpha(accent, '00'),
    grid: token('--line'),
    text: token('--muted'),
    lines: [accent, token('--warn'), token('--ink')],
  };
}

/**
 * Calls the listener when the theme changes, in the app or in the system: a canvas does not follow the tokens by
 * itself.
 */
export function subscribeToTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', listener);
  };
}
