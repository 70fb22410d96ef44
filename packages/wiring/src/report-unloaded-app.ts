/**
 * Shows the message that the served page has for an app whose code cannot be loaded (`page/theme.js`): without its
 * texts, the app has none for its own failure.
 */
export function reportUnloadedApp(): void {
  document.querySelector('script[type=module]')?.dispatchEvent(new Event('error'));
}
