import type { SessionView } from '@folioflow/flows';
import { createContext, use, useSyncExternalStore } from 'react';
import type { App } from './create-app.ts';

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = use(AppContext);
  if (app === null) throw new Error('The app is wired by its AppContext.');
  return app;
}

export function useSession(): SessionView {
  const { observed } = useApp().session;
  return useSyncExternalStore(observed.subscribe, observed.get, observed.get);
}
