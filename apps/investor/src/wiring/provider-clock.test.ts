import { expect, test } from 'vitest';
import { memoryStores } from '@folioflow/wiring/testing';
import { callNamed } from '../../../../packages/api/src/client/testing/every-call.ts';
import { json, providerServer } from '../../../../packages/api/src/client/testing/provider-server.ts';
import { createApp } from './create-app.ts';
import { configAt } from './testing/config-at.ts';

test('a device that is a year off goes by the clock of the provider, as soon as an answer told it', async () => {
  const refusal = json({ code: '099', messageText: '' });
  const aYearAhead = Date.now() + 365 * 86_400_000;
  const server = await providerServer((response, ...call) => {
    response.setHeader('Date', new Date(aYearAhead).toUTCString());
    refusal(response, ...call);
  });
  const { provider, providerNow, session } = createApp(configAt(server.baseUrl), memoryStores({ token: 'A' }));
  expect(Math.abs(providerNow() - Date.now())).toBeLessThan(1000);
  await callNamed(provider, 'listOrders');
  expect(Math.abs(providerNow() - aYearAhead)).toBeLessThan(60_000);
  session.actor.stop();
});
