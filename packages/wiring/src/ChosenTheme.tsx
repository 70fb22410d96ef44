import { ThemeSwitch, type Theme } from '@folioflow/ui/shell/ThemeSwitch';
import { useSyncExternalStore } from 'react';
import { useWiring } from './wiring.ts';

/** Also read by `theme.js`, which applies it before the first paint and at every `storage` event. */
const KEY = 'theme';

function listen(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

const shown = () => (document.documentElement.dataset['theme'] ?? 'system') as Theme;

/** The theme switch. The theme is stored on the device, for all persons. */
export function ChosenTheme() {
  const { local } = useWiring().stores;
  const choose = (theme: Theme) => {
    local.setItem(KEY, theme);
    // A browser sends `storage` events to other tabs only.
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
  };
  return <ThemeSwitch value={useSyncExternalStore(listen, shown, () => 'system')} onValue={choose} />;
}
