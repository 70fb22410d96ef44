/** A control on the page that does not link to another address. */
export interface Control {
  /** Controls with the same key are alike, for example in the rows of a list. */
  readonly key: string;
  readonly element: HTMLElement;
}

const pressable = 'button, summary, [role="tab"], input[type="checkbox"], input[type="radio"]';
const inRows = ':is(main, dialog, [popover]) :is(li, tr) *, :is(dialog, [popover]) input';

const shapeOf = (element: Element): string => {
  const { parentElement, tagName, className } = element;
  const own = `${tagName}.${className}`;
  return parentElement === null || parentElement.matches('main, body') ? own : `${shapeOf(parentElement)}>${own}`;
};

function nameOf(element: HTMLElement): string {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const texts = [element, ...labels].map(({ textContent }) => textContent);
  return [element.getAttribute('aria-label') ?? '', ...texts].join(' ').trim().replaceAll(/\d+/g, '#');
}

const isReachable = (element: HTMLElement, modal: Element | null) =>
  (modal === null || modal.contains(element)) &&
  !element.matches(':disabled, [aria-disabled="true"]') &&
  element.checkVisibility({ visibilityProperty: true });

/** Every reachable control, only the first of those that are alike; below a modal dialog, none. */
export function controlsInReach(): readonly Control[] {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
  const found = new Map<string, Control>();
  for (const element of document.querySelectorAll<HTMLElement>(pressable)) {
    if (!isReachable(element, modal)) continue;
    const key = element.matches(inRows) ? shapeOf(element) : `${element.tagName} ${nameOf(element)}`;
    if (!found.has(key)) found.set(key, { key, element });
  }
  return [...found.values()];
}
