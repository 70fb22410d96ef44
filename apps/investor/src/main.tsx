import '@folioflow/ui/tokens.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { configIn, rootOptions, Unreachable } from '@folioflow/wiring';
import { arrived } from './app/arrived.tsx';
import { InvestorApp } from './app/InvestorApp.tsx';
import { routeAt } from './app/titles.ts';
import type { AppConfig } from './config/config.ts';
import { screens } from './routes.tsx';
import { createApp } from './wiring/create-app.ts';
import { loadSdks, unregisterWorkers } from './wiring/load-sdks.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the app.');

/** The form stands there already, unless the history says more than the address did. */
const isFormDrawn = 'drawn' in place.dataset && !(history.state as { usr?: unknown } | null)?.usr;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// Not awaited at the top: the page's own code waits for this file. A finger is answered between the tasks.
async function start(root: HTMLElement): Promise<void> {
  const config = configIn(document) as AppConfig;
  await nextTask();
  const app = createApp(config);
  const shown = (
    <StrictMode>
      <InvestorApp app={app} />
    </StrictMode>
  );
  if (isFormDrawn) {
    await arrived(() => screens.signIn.ahead());
    startTransition(() => void hydrateRoot(root, shown, rootOptions(app, routeAt)));
  } else {
    const drawn = createRoot(root, rootOptions(app, routeAt));
    startTransition(() => drawn.render(shown));
  }
  requestAnimationFrame(() =>
    setTimeout(() => {
      loadSdks(config);
      void unregisterWorkers();
    }),
  );
}

start(place).catch(() => createRoot(place).render(<Unreachable />));
