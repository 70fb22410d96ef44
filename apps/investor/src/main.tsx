import '@folioflow/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { InvestorApp } from './app/InvestorApp.tsx';
import { configIn } from './wiring/config.ts';
import { Unreachable } from './app/Unreachable.tsx';
import { createApp } from './wiring/create-app.ts';
import { loadSdks, unregisterWorkers } from './wiring/load-sdks.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the app.');
const root = createRoot(place);

void unregisterWorkers();
try {
  const config = configIn(document);
  root.render(
    <StrictMode>
      <InvestorApp app={createApp(config)} />
    </StrictMode>,
  );
  requestAnimationFrame(() => setTimeout(() => loadSdks(config)));
} catch {
  root.render(<Unreachable />);
}
