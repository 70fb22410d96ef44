/** The page outside the topmost modal dialog can be neither pressed nor read. */
const findTopParent = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

/** Without popovers of its own, a browser shows the place inside a dialog too, but below other popovers. */
const hasPopovers = (): boolean => CSS.supports('selector(:popover-open)');

function createPlace(): HTMLElement {
  const place = document.createElement('div');
  if (hasPopovers()) place.setAttribute('popover', 'manual');
  // The last four replace the look of a popover.
  Object.assign(place.style, {
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: '99',
    width: 'auto',
    padding: '0',
    border: '0',
    background: 'none',
  });
  document.body.prepend(place);
  return place;
}

/**
 * Creates the place of the notices, at the top of the window, and returns the function that adds a notice to it. While
 * the place has a notice, it is a popover inside the topmost dialog, if one is open.
 */
export function createNoticePlace(): (notice: HTMLElement) => void {
  const place = createPlace();
  const moveToTop = () => {
    if (place.childElementCount === 0) {
      observer.disconnect();
      return;
    }
    const parent = findTopParent();
    if (place.parentElement !== parent) parent.prepend(place);
    // A move closes a popover.
    if (hasPopovers() && !place.matches(':popover-open')) place.showPopover();
  };
  const observer = new MutationObserver(moveToTop);
  return (notice) => {
    place.append(notice);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    moveToTop();
  };
}
