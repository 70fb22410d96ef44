import { expect, test } from 'vitest';
import { createMemoryStores } from '@folioflow/wiring/testing';
import { callSample } from '../../../../packages/api/src/client/testing/call-sample.ts';
import { jsonResponder, startProviderServer } from '../../../../packages/api/src/client/testing/provider-server.ts';
import { createApp } from './create-app.ts';
import { createTestConfig } from './testing/test-config.ts';

test('a device with a wrong clock uses the clock of the provider after the first answer', async () => {
  const refusal = jsonResponder({ code: '099', messageText: '' });
  const deviceTime = Date.UTC(2001, 0, 1);
  const providerTime = Date.UTC(2028, 1, 29);
  const server = await startProviderServer((response, ...call) => {
    response.setHeader('Date', new Date(providerTime).toUTCString());
    refusal(response, ...call);
  });
  const { provider, providerNow, session } = createApp(createTestConfig(server.baseUrl), {
    stores: createMemoryStores({ token: 'A' }),
    now: () => deviceTime,
  });
  expect(providerNow()).toBe(deviceTime);
  await callSample(provider, 'listOrders');
  expect(providerNow()).toBe(providerTime);
  session.actor.stop();
});
