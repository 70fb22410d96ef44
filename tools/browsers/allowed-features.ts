/** Why the product may use a feature that a supported browser lacks. */
type Reason = string;

const LOOK_ONLY = 'Without it the page looks plainer and works the same.';
const LESS_WORK = 'Without it the browser draws more than is visible.';
const IN_SUPPORTS = 'Inside @supports, after a look without it.';
const POLYFILLED = 'Added by load-popover.ts.';

/** Newer features by the name of their report, or by the property alone. */
export const allowedFeatures: Readonly<Record<string, Reason>> = {
  'HTMLElement.showPopover': POLYFILLED,
  'HTMLElement.hidePopover': POLYFILLED,
  'ToggleEvent.newState': POLYFILLED,
  ':popover-open': 'Beside the class of the polyfill, in :is(), which drops what a browser does not know.',
  ':has': 'Look of a choice whose field shows its state itself; base.css draws the focus without it.',
  'color-mix()': IN_SUPPORTS,
  'oklch()': IN_SUPPORTS,
  'Element.checkVisibility': 'Checks the legal notices in development only.',
  'KeyboardEvent.repeat': 'Undefined for a key that is held: the page turns further.',
  'content-visibility': LESS_WORK,
  'contain-intrinsic-block-size': LESS_WORK,
  'overscroll-behavior': 'The data call it partial: the page scrolls behind the end of a list.',
  'text-wrap': LOOK_ONLY,
  'text-size-adjust': 'Beside the name with a prefix.',
  'line-clamp': 'Beside the name with a prefix.',
  'user-select': LOOK_ONLY,
  '-webkit-tap-highlight-color': LOOK_ONLY,
  'forced-color-adjust': 'These browsers have no forced colours.',
  'print-color-adjust': LOOK_ONLY,
  'overflow-clip-margin': LOOK_ONLY,
  'scrollbar-width': LOOK_ONLY,
  ':selection': LOOK_ONLY,
  ':-webkit-search-cancel-button': LOOK_ONLY,
  resize: LOOK_ONLY,
  cursor: 'A touch screen has no pointer.',
  lh: 'Reserves the space of lines that follow.',
};
