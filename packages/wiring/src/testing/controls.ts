/** A control on the page that does not link to another address. */
export interface Control {
  /** Controls with the same key are alike, for example in the rows of a list. */
  readonly key: string;
  readonly element: HTMLElement;
}

const PRESSABLE_SELECTOR = 'button, summary, [role="tab"], input[type="checkbox"], input[type="radio"]';
const ROW_SELECTOR = ':is(main, dialog, [popover]) :is(li, tr) *, :is(dialog, [popover]) input';

const elementPathOf = (element: Element): string => {
  const { parentElement, tagName, className } = element;
  const own = `${tagName}.${className}`;
  return parentElement === null || parentElement.matches('main, body') ? own : `${elementPathOf(parentElement)}>${own}`;
};

function controlNameOf(element: HTMLElement): string {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const texts = [element, ...labels].map(({ textContent }) => textContent);
  return [element.getAttribute('aria-label') ?? '', ...texts].join(' ').trim().replaceAll(/\d+/g, '#');
}

const isReachable = (element: HTMLElement, modal: Element | null) =>
  (modal === null || modal.contains(element)) &&
  !element.matches(':disabled, [aria-disabled="true"]') &&
  element.checkVisibility({ visibilityProperty: true });

/** Returns every reachable control, of similar controls only the first; excludes controls below a modal dialog. */
export function findReachableControls(): readonly Control[] {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
  const found = new Map<string, Control>();
  for (const element of document.querySelectorAll<HTMLElement>(PRESSABLE_SELECTOR)) {
    if (!isReachable(element, modal)) continue;
    const key = element.matches(ROW_SELECTOR) ? elementPathOf(element) : `${element.tagName} ${controlNameOf(element)}`;
    if (!found.has(key)) found.set(key, { key, element });
  }
  return [...found.values()];
}
