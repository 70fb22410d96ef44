import tokens from '@folioflow/ui/tokens.css?inline';
import { adaptLengths, adaptQuery, COLUMN, REM } from './adapt-rules.ts';

/** The element that the tokens and the rules of a page's body apply to. */
export const SURFACE_CLASS = 'surface';
export const COLUMN_CLASS = 'column';

const fontFace = /@font-face\s*\{([^}]*)\}/g;
const FONT = 'Inter Variable';
/** A name of its own, because fonts are registered for the whole document. */
const EMBEDDED_FONT = 'Folioflow Inter';

const surface = `.${SURFACE_CLASS}`;

/** Every token can be set from outside as `--folioflow-<token>`. */
const openTokens = (css: string) =>
  css.replace(/(?<=[{;])\s*--([a-z][\w-]*):\s*([^;}]+)/g, (_, name: string, value: string) =>
    name.startsWith('tone') ? `--${name}:${value}` : `--${name}:var(--folioflow-${name}, ${value})`,
  );

/** Rules for the page itself become rules for the surface. */
const adaptSelectors = (css: string) =>
  css.replaceAll(':root', surface).replace(/(?<=^|[}{,\s])(?:html|body)(?=[\s{:,])/g, surface);

/** The part around the screens: nothing of the host page is inherited except custom properties. */
const frame = `
:host{display:block}
:host([hidden]){display:none}
.${COLUMN_CLASS}{all:initial;display:block;visibility:inherit;pointer-events:inherit;direction:ltr;font-size:medium;container:${COLUMN}/inline-size}
${surface}{min-height:0;border-radius:var(--radius-card);--top-bar:0px;--bottom-bar:0px}
dialog{container:${COLUMN}/inline-size}
[role=button]{cursor:pointer}
[popover]:not(:is(:popover-open,.\\:popover-open)){display:none}
`;

interface BaseStyles {
  readonly rules: string;
  readonly fontFaces: readonly string[];
}

// Read once: the build writes the text wherever it is used.
function readTokens(): BaseStyles {
  const css = tokens.slice();
  const fontFaces = [...css.matchAll(fontFace)].map(([, face = '']) => face);
  return { rules: css.replaceAll(fontFace, '').replaceAll(FONT, EMBEDDED_FONT), fontFaces };
}

const { rules, fontFaces } = readTokens();

/** Style sheet of the surface, shared by all elements of a page. */
export function createBaseSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(adaptLengths(adaptQuery(openTokens(adaptSelectors(rules)))) + frame);
  return sheet;
}

/** Sets the size of a `rem` for everything inside the column: that of the browser's settings. */
export const setRem = (column: HTMLElement): void => column.style.setProperty(REM, getComputedStyle(column).fontSize);

const descriptorOf = (face: string, name: string) => new RegExp(`${name}:\\s*([^;]+)`).exec(face)?.[1]?.trim() ?? '';

/** Registers the fonts with the document, once: a rule inside a shadow root would be ignored. */
export function registerFonts(): void {
  const isRegistered = [...document.fonts].some(({ family }) => family.replaceAll('"', '') === EMBEDDED_FONT);
  if (isRegistered) return;
  for (const face of fontFaces) {
    const source = descriptorOf(face, 'src');
    if (!source.startsWith('url')) continue;
    document.fonts.add(
      new FontFace(EMBEDDED_FONT, source, {
        weight: descriptorOf(face, 'font-weight'),
        unicodeRange: descriptorOf(face, 'unicode-range'),
        display: 'swap',
      }),
    );
  }
}
