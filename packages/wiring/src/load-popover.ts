/**
 * Adds popovers to a browser without them (before Chrome 114, Firefox 125 and Safari 17): menus, filters and notices
 * are popovers. Any other browser requests nothing.
 */
export const loadMissingPopover = (): Promise<unknown> | undefined =>
  'popover' in HTMLElement.prototype ? undefined : import('@oddbird/popover-polyfill');
