import type { SessionView } from '@folioflow/flows';
import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { App } from './create-app.ts';

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = use(AppContext);
  if (app === null) throw new Error('The app is wired by its AppContext.');
  return app;
}

export function useSession(): SessionView {
  return useSelector(useApp().session.observed, ({ view }) => view);
}
