import { findCounterpart, moveEntries } from './counterparts.ts';

/** A page that is not complete by then is shown as it is. */
const MAX_WAIT_MS = 5_000;

const isServedText = (root: Element) => root.querySelector('.first-paint') !== null;

/** True once the page has its heading and nothing in it is still loading. */
const isComplete = (root: Element) =>
  root.querySelector('main h1') !== null && root.querySelector('main :is([aria-busy=true], [data-loading])') === null;

/** Returns the first link that is visible: the page is scrolled so that it does not move. */
const findVisibleLink = (drawn: Element) =>
  [...drawn.querySelectorAll('main a')].find((link) => link.getBoundingClientRect().bottom > 0);

/** Shows the page in place of its drawing, with the focus, entries, last press and scroll position of the drawing. */
function replaceDrawing(drawn: HTMLElement, root: HTMLElement, pressed: Element | null): void {
  moveEntries(drawn, root);
  const anchor = scrollY > 0 ? findVisibleLink(drawn) : undefined;
  const anchorTop = anchor?.getBoundingClientRect().top ?? 0;
  const anchored = anchor && findCounterpart(anchor, drawn, root);
  const focused = drawn.contains(document.activeElement) ? document.activeElement : null;
  const newFocus = focused && findCounterpart(focused, drawn, root);
  const newPress = pressed && findCounterpart(pressed, drawn, root);
  root.hidden = false;
  drawn.remove();
  if (anchored) scrollBy({ top: anchored.getBoundingClientRect().top - anchorTop, behavior: 'instant' });
  newFocus?.focus({ preventScroll: true });
  newPress?.click();
}

/** Hides the app until it has the content of its drawing, and then shows it in place of the drawing. */
export function takeOver(drawn: HTMLElement, root: HTMLElement): void {
  let pressed: Element | null = null;
  let isTouched = false;
  let isDue = false;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const end = new AbortController();
  const { signal } = end;

  const replaceWhenDue = () => {
    // A press that begins on one element and ends on another is none.
    if (!isDue || isTouched || signal.aborted) return;
    end.abort();
    observer.disconnect();
    replaceDrawing(drawn, root, pressed);
  };
  const observer = new MutationObserver(() => {
    if (isServedText(root)) return;
    deadline ??= setTimeout(() => {
      isDue = true;
      replaceWhenDue();
    }, MAX_WAIT_MS);
    isDue ||= isComplete(root);
    replaceWhenDue();
  });
  const endTouch = () => {
    isTouched = false;
    // The click follows.
    setTimeout(replaceWhenDue);
  };
  const recordPress = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    pressed?.removeAttribute('aria-busy');
    pressed = button;
    button.setAttribute('aria-busy', 'true');
  };

  root.hidden = true;
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy', 'data-loading'] });
  addEventListener('pointerdown', () => (isTouched = true), { signal });
  addEventListener('pointerup', endTouch, { signal });
  addEventListener('pointercancel', endTouch, { signal });
  drawn.addEventListener('submit', (event) => event.preventDefault());
  drawn.addEventListener('click', recordPress);
}
