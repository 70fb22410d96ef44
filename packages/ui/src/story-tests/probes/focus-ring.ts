const MIN_CONTRAST = 3;

type Rgb = readonly [number, number, number, number];

/** Parses `rgb(…)` and `color(srgb …)` by drawing it: the computed forms differ between colours. */
const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
function parseColour(colour: string): Rgb {
  if (paint === null) throw new Error('There is no canvas.');
  paint.clearRect(0, 0, 1, 1);
  paint.fillStyle = colour;
  paint.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = paint.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}

function luminanceOf([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrastOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The first opaque background behind an element, itself included if the ring is drawn inside it. */
function backgroundOf(element: Element | null): Rgb {
  for (let place = element; place !== null; place = place.parentElement) {
    const colour = parseColour(getComputedStyle(place).backgroundColor);
    if (colour[3] === 255) return colour;
  }
  return parseColour(getComputedStyle(document.body).backgroundColor);
}

/** Elements that can draw the ring of a control: itself, its cells, its label and its card. */
function findRing(control: HTMLElement): readonly [Element, CSSStyleDeclaration] | null {
  const field = control.parentElement ?? control;
  const places = [
    control,
    field,
    ...field.children,
    ...field.querySelectorAll('*'),
    control.closest('label, article, li'),
  ];
  for (const place of places)
    for (const part of ['', '::before', '::after']) {
      const style = place === null ? null : getComputedStyle(place, part);
      if (place !== null && style !== null && style.outlineStyle !== 'none') return [place, style];
    }
  return null;
}

/** Returns the fault of the ring of an element that has the focus: none, too thin, or a contrast below 3:1. */
export function findRingFault(control: HTMLElement): string | null {
  const [place, ring] = findRing(control) ?? [];
  if (place === undefined || ring === undefined) return 'has no ring';
  if (Number.parseFloat(ring.outlineWidth) < 2) return `has a ring of ${ring.outlineWidth}`;
  const isInside = Number.parseFloat(ring.outlineOffset) < 0;
  const contrast = contrastOf(parseColour(ring.outlineColor), backgroundOf(isInside ? place : place.parentElement));
  return contrast < MIN_CONTRAST ? `has a ring with a contrast of ${contrast.toFixed(2)}` : null;
}
