/**
 * Adds popovers to a browser without them (before Chrome 114, Firefox 125 and Safari 17): menus, filters and notices
 * are popovers. Any other browser requests nothing.
 */
export async function loadMissingPopover(): Promise<void> {
  if (!('popover' in HTMLElement.prototype)) await import('@oddbird/popover-polyfill');
}
