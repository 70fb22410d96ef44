import { ThemeSwitch, type Theme } from '@folioflow/ui/shell/ThemeSwitch';
import { useSyncExternalStore } from 'react';
import { useWiring } from './wiring.ts';

/** Also read by `theme.js`, which applies the theme before the first paint and at every `storage` event. */
const THEME_KEY = 'theme';

function subscribeToTheme(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

const currentTheme = () => (document.documentElement.dataset['theme'] ?? 'system') as Theme;

/** The theme switch. The theme is stored on the device, for all users. */
export function StoredThemeSwitch() {
  const { local } = useWiring().stores;
  const choose = (theme: Theme) => {
    local.setItem(THEME_KEY, theme);
    // A browser sends `storage` events to other tabs only.
    dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  };
  return <ThemeSwitch value={useSyncExternalStore(subscribeToTheme, currentTheme, () => 'system')} onValue={choose} />;
}
