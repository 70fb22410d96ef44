import { expect, test } from 'vitest';
import { createMemoryStores } from '@folioflow/wiring/testing';
import { callSample } from '../../../../packages/api/src/client/testing/call-sample.ts';
import { jsonResponder, startProviderServer } from '../../../../packages/api/src/client/testing/provider-server.ts';
import { createApp } from './create-app.ts';
import { createTestConfig } from './testing/test-config.ts';

test('a device with a wrong clock uses the clock of the provider after the first answer', async () => {
  const refusal = jsonResponder({ code: '099', messageText: '' });
  const aYearAhead = Date.now() + 365 * 86_400_000;
  const server = await startProviderServer((response, ...call) => {
    response.setHeader('Date', new Date(aYearAhead).toUTCString());
    refusal(response, ...call);
  });
  const { provider, providerNow, session } = createApp(createTestConfig(server.baseUrl), {
    stores: createMemoryStores({ token: 'A' }),
  });
  expect(Math.abs(providerNow() - Date.now())).toBeLessThan(1000);
  await callSample(provider, 'listOrders');
  expect(Math.abs(providerNow() - aYearAhead)).toBeLessThan(60_000);
  session.actor.stop();
});
