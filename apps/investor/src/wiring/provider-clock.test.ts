import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryStores } from '@folioflow/wiring/testing';
import { callSample } from '../../../../packages/api/src/client/testing/call-sample.ts';
import { jsonResponder, startProviderServer } from '../../../../packages/api/src/client/testing/provider-server.ts';
import { createApp } from './create-app.ts';
import { createTestConfig } from './testing/test-config.ts';

afterEach(() => void vi.useRealTimers());

test('a device with a wrong clock uses the clock of the provider after the first answer', async () => {
  const refusal = jsonResponder({ code: '099', messageText: '' });
  const now = Date.parse('2026-11-20T12:00:00+05:30');
  vi.useFakeTimers({ toFake: ['Date'], now });
  const aYearAhead = now + 365 * 86_400_000;
  const server = await startProviderServer((response, ...call) => {
    response.setHeader('Date', new Date(aYearAhead).toUTCString());
    refusal(response, ...call);
  });
  const { provider, providerNow, session } = createApp(createTestConfig(server.baseUrl), {
    stores: createMemoryStores({ token: 'A' }),
  });
  expect(providerNow()).toBe(now);
  await callSample(provider, 'listOrders');
  expect(providerNow()).toBe(aYearAhead);
  session.actor.stop();
});
