import { ThemeSwitch, type Theme } from '@folioflow/ui/shell/ThemeSwitch';
import { useSyncExternalStore } from 'react';
import { useWiring } from './wiring.ts';

/** Read and dressed by `theme.js`, which stands before the first paint, and again at every `storage`. */
const KEY = 'theme';

function listen(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

const shown = () => (document.documentElement.dataset['theme'] ?? 'system') as Theme;

/** The theme that this device keeps, whoever is signed in. */
export function ChosenTheme() {
  const { local } = useWiring().stores;
  const choose = (theme: Theme) => {
    local.setItem(KEY, theme);
    // A browser tells the other tabs alone.
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
  };
  return <ThemeSwitch value={useSyncExternalStore(listen, shown, () => 'system')} onValue={choose} />;
}
