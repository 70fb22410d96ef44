import type { IntegrationError } from '@folioflow/api/diagnostics';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { useHref } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { createAppDiagnostics } from './diagnostics.ts';
import { useWiring } from './wiring.ts';

const Page = () => <p>{useWiring().now()}</p>;
const RouterLink = () => <a href={useHref('/portfolio')}>Portfolio</a>;

test.each<[string, ReactNode, string]>([
  [
    'a page outside WiredApp',
    <Page key="page" />,
    'A page is rendered outside WiredApp of @folioflow/wiring: wrap the routes in it.',
  ],
  [
    'a link outside the router',
    <RouterLink key="link" />,
    'A link of the router is rendered outside the router: put the router below LinkProvider and around the screens.',
  ],
])('%s is reported in one sentence', async (_, shown, sentence) => {
  const place = document.createElement('div');
  document.body.append(place);
  const [errors, handled]: [IntegrationError[], unknown[]] = [[], []];
  const { diagnoseRoot } = createAppDiagnostics((error) => errors.push(error));
  const root = createRoot(place, diagnoseRoot({ onUncaughtError: (error) => handled.push(error) }));
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(shown);
  await expect.poll(() => handled.length).toBe(1);
  expect(errors.map(({ code, sentence: found }) => [code, found])).toEqual([['missing-provider-component', sentence]]);
});
