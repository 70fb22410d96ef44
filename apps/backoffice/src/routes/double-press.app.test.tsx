import { pressTwice } from '@folioflow/wiring/testing/gestures';
import { button, expect, page, seedClients, test } from '../testing/app-test.tsx';
import { clientListHeading, createClientCodeButton, reviewDocuments, searchForClient } from '../testing/steps.ts';

test('a double press uploads one photograph for the Elog, and a press while it is being uploaded none', async ({
  desk,
  network,
}) => {
  await desk.signIn();
  const client = await desk.copyClient(seedClients.withoutElog);
  await searchForClient(client.id);
  const upload = button(`Upload Elog of ${client.id}`);
  const arrive = network.delayNextCall('master/client/upload/photograph');
  pressTwice(upload);
  await expect.element(page.getByText(`${client.id}: the photo is being uploaded.`)).toBeVisible();
  pressTwice(upload);
  arrive();
  await expect.element(page.getByText(`${client.id}: the photo was accepted.`)).toBeVisible();
  expect(network.callsTo('master/client/upload/photograph')).toHaveLength(1);
});

test('a double press requests one client code', async ({ desk, network }) => {
  await desk.signIn();
  const client = await desk.copyClient(seedClients.signed);
  await reviewDocuments(client.id);
  await expect.element(createClientCodeButton()).toBeEnabled();
  pressTwice(createClientCodeButton());
  await expect.element(clientListHeading()).toBeVisible();
  expect(network.callsTo('master/client/create')).toHaveLength(1);
});
