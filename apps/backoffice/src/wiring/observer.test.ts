import { createAnalytics, type AnalyticsEvent } from '@folioflow/flows/analytics';
import { createMemoryStores } from '@folioflow/wiring/testing/memory-stores';
import { expect, test } from 'vitest';
import { createApp } from './create-app.ts';

test('the observer of the app receives the session of the staff, and is passed to the flows of all pages', async () => {
  const events: AnalyticsEvent[] = [];
  const observer = createAnalytics({ sink: (event) => events.push(event), now: () => 0 });
  const config = { providerUrl: 'http://127.0.0.1/api/v1', product: 'Example', logoUrl: '' };
  const app = createApp(config, { stores: createMemoryStores({}), observer });
  await Promise.resolve();
  app.session.actor.stop();
  await Promise.resolve();
  expect(app.observer).toBe(observer);
  expect(events).toContainEqual({ type: 'flowStarted', flow: 'staffSession', within: 'staffSession' });
  expect(events.at(-1)).toMatchObject({ type: 'flowEnded', flow: 'staffSession', outcome: 'stopped' });
});
