import { addons } from 'storybook/preview-api';

export type Theme = 'light' | 'dark';
interface Globals {
  readonly globals: Readonly<Record<string, unknown>>;
}

export const themeIn = (globals: Readonly<Record<string, unknown>>): Theme =>
  globals['theme'] === 'dark' ? 'dark' : 'light';

let current: Theme = new URLSearchParams(location.search).get('globals')?.includes('theme:dark') ? 'dark' : 'light';
const listeners = new Set<() => void>();

/** Dresses the whole document: a docs page has no decorator that could. */
export function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

/** Follows the toolbar on docs pages too. */
export function followToolbar(): void {
  show(current);
  const take = ({ globals }: Globals) => {
    current = themeIn(globals);
    show(current);
    listeners.forEach((listener) => listener());
  };
  const channel = addons.getChannel();
  channel.on('setGlobals', take);
  channel.on('globalsUpdated', take);
}

export const shownTheme = {
  get: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
