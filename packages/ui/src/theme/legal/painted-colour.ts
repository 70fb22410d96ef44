import { formatHex, modeOklab, modeOklch, modeRgb, parse, useMode } from 'culori/fn';
import { contrast } from '../../tokens/pairs.ts';

const convertToRgb = useMode(modeRgb);
useMode(modeOklch);
useMode(modeOklab);

interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

const WHITE: Rgb = { r: 1, g: 1, b: 1, alpha: 1 };

/** Returns a computed colour; one that cannot be read is invisible. */
export function parseColour(text: string): Rgb {
  const { r = 0, g = 0, b = 0, alpha = 1 } = convertToRgb(parse(text)) ?? { alpha: 0 };
  return { r, g, b, alpha };
}

/** Paints a colour over an opaque one. */
function paint({ r, g, b, alpha }: Rgb, under: Rgb): Rgb {
  const mix = (over: number, below: number) => over * alpha + below * (1 - alpha);
  return { r: mix(r, under.r), g: mix(g, under.g), b: mix(b, under.b), alpha: 1 };
}

const toHex = ({ r, g, b }: Rgb) => formatHex({ mode: 'rgb', r, g, b });

/** Returns the parent, also of the content of a shadow root. */
const parentOf = (element: Element): Element | null => {
  const parent = element.parentNode;
  return parent instanceof ShadowRoot ? parent.host : element.parentElement;
};

/** Returns an element and all elements around it. */
export function ancestorsOf(element: Element): readonly Element[] {
  const list: Element[] = [];
  for (let current: Element | null = element; current !== null; current = parentOf(current)) list.push(current);
  return list;
}

/** Returns the opaque colour behind the text of an element; null if a picture is behind it. */
function backgroundOf(element: Element): Rgb | null {
  const layers: Rgb[] = [];
  for (const around of ancestorsOf(element)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(around);
    if (backgroundImage !== 'none') return null;
    const layer = parseColour(backgroundColor);
    layers.push(layer);
    if (layer.alpha === 1) break;
  }
  return layers.reduceRight((under, layer) => paint(layer, under), WHITE);
}

const opacityOf = (element: Element) =>
  ancestorsOf(element).reduce((product, around) => product * Number(getComputedStyle(around).opacity), 1);

/**
 * Returns the WCAG 2 contrast of the text (`color`) or the surface (`fill`) of an element with its background, opacity
 * included; null if a picture is behind it.
 */
export function paintedContrast(element: Element, property: 'color' | 'fill'): number | null {
  const background = backgroundOf(element);
  if (background === null) return null;
  const front = parseColour(getComputedStyle(element)[property]);
  const shown = paint({ ...front, alpha: front.alpha * opacityOf(element) }, background);
  return contrast(toHex(shown), toHex(background));
}
