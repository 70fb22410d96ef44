export type Theme = 'light' | 'dark';

const root = document.documentElement;

/** Theme that is not shown. */
export const otherTheme = (): Theme => (root.dataset['theme'] === 'dark' ? 'light' : 'dark');

/** Shows a theme while a function runs. */
export async function inTheme(theme: Theme, run: () => Promise<void> | void): Promise<void> {
  const { theme: shown } = root.dataset;
  root.dataset['theme'] = theme;
  try {
    await run();
  } finally {
    if (shown === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = shown;
  }
}
