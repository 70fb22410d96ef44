import { isCovered } from './focus-cover.ts';
import { findRingFault } from './focus-ring.ts';
import { nameOf, type Probe } from './probe.ts';
import { findControls } from './target-size.ts';
import { inTheme } from './theme.ts';

/** The types of the DOM lack this option. */
const SHOWN_FOCUS: object = { focusVisible: true };

/** Controls of one kind and class have the same ring: a list of a hundred has one to look at. */
const oneOfEachLook = (controls: readonly HTMLElement[]) => [
  ...new Map(controls.map((control) => [`${control.localName} ${control.className}`, control])).values(),
];

function findFault(control: HTMLElement): string | null {
  // An opened dialog has focused its button already, without a ring after a press of the pointer.
  control.blur();
  control.focus(SHOWN_FOCUS);
  if (document.activeElement !== control) return null;
  return findRingFault(control) ?? (isCovered(control) ? 'is covered' : null);
}

/** Each look of control has a ring in both themes while it has the focus, and no bar covers it. */
export const focus: Probe = {
  name: 'focus',
  isMeant: ({ isFirstOfScreen }) => isFirstOfScreen,
  isActing: true,
  find: async ({ canvas }) => {
    const focused = document.activeElement;
    const controls = oneOfEachLook(findControls(canvas));
    const faults: string[] = [];
    for (const theme of ['light', 'dark'] as const)
      await inTheme(theme, () => {
        for (const control of controls) {
          const fault = findFault(control);
          if (fault !== null) faults.push(`${theme}: ${fault}: ${nameOf(control)}`);
        }
      });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    scrollTo(0, 0);
    return faults;
  },
};
