import '@folioflow/ui/tokens.css';
import { configIn, rootOptions, Unreachable } from '@folioflow/wiring';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StaffApp } from './app/StaffApp.tsx';
import { rowAt } from './route-table.ts';
import { createApp } from './wiring/create-app.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the app.');

function start(root: HTMLElement): void {
  const app = createApp(configIn(document));
  createRoot(
    root,
    rootOptions(app, (path) => rowAt(path)?.path),
  ).render(
    <StrictMode>
      <StaffApp app={app} />
    </StrictMode>,
  );
}

try {
  start(place);
} catch {
  createRoot(place).render(<Unreachable />);
}
