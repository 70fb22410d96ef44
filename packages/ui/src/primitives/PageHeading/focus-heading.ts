/** Moves the focus to the heading of the page where no element has it, because the focused one was removed. */
export function focusHeadingIfLost(root: Document | ShadowRoot): void {
  if (document.activeElement === document.body) root.querySelector('h1')?.focus({ preventScroll: true });
}
