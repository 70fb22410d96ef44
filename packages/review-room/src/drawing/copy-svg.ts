const COPIED_STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

const DROPPED_ATTRIBUTES = ['class', 'tabindex', 'href', 'target', 'style'];

/** Returns a drawing as an SVG file in its present colours, without style sheets, links and focus. */
export function svgFileOf(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  for (const [place, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[place];
    for (const name of DROPPED_ATTRIBUTES) element.removeAttribute(name);
    if (original === undefined || element.tagName === 'desc') continue;
    const style = getComputedStyle(original);
    for (const property of COPIED_STYLES) element.setAttribute(property, style.getPropertyValue(property));
  }
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}
