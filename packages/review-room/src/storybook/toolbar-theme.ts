import { addons } from 'storybook/preview-api';

export type Theme = 'light' | 'dark';
interface Globals {
  readonly globals: Readonly<Record<string, unknown>>;
}

export const themeOf = (globals: Readonly<Record<string, unknown>>): Theme =>
  globals['theme'] === 'dark' ? 'dark' : 'light';

let current: Theme = new URLSearchParams(location.search).get('globals')?.includes('theme:dark') ? 'dark' : 'light';
const listeners = new Set<() => void>();

/** Applies the theme to the whole document, because a docs page has no decorator. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

/** Follows the toolbar on docs pages too. */
export function followToolbarTheme(): void {
  applyTheme(current);
  const setTheme = ({ globals }: Globals) => {
    current = themeOf(globals);
    applyTheme(current);
    listeners.forEach((listener) => listener());
  };
  const channel = addons.getChannel();
  channel.on('setGlobals', setTheme);
  channel.on('globalsUpdated', setTheme);
}

export const toolbarTheme = {
  get: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
