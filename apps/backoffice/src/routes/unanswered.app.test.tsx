import { IDEMPOTENCY_HEADER } from '@folioflow/api/contract';
import { press, typeText } from '@folioflow/wiring/testing/gestures';
import {
  button,
  closeAlert,
  expect,
  field,
  seedClients,
  page,
  reload,
  test,
  type Network,
} from '../testing/app-test.tsx';
import {
  clientListHeading,
  createClientCodeButton,
  reviewDocuments,
  searchForClient,
  confirmationCheckbox,
} from '../testing/steps.ts';

const paths = { create: 'master/client/create', elog: 'master/client/upload/photograph' } as const;
const warning = 'The earlier attempt may have gone through. Check this page before trying again.';
const storedSubmissions = () => (history.state as { unanswered?: object } | null)?.unanswered ?? {};
const idempotencyKeysOf = (network: Network, path: string) =>
  network.callsTo(path).map(({ headers }) => headers[IDEMPOTENCY_HEADER.toLowerCase()]);

for (const [title, meet] of [
  ['that was not received', 'stallNextCall'],
  ['that was received', 'deliverWithoutAnswer'],
] as const)
  test(`the creation of a client code ${title} before a reload shows a warning, and a retry sends the same key`, async ({
    desk,
    network,
  }) => {
    await desk.signIn();
    const client = await desk.copyClient(seedClients.signed);
    await reviewDocuments(client.id);
    const sent = network[meet](paths.create);
    await press(createClientCodeButton());
    await sent;
    reload();
    await closeAlert(warning);
    await press(confirmationCheckbox());
    await press(createClientCodeButton());
    await expect.element(clientListHeading()).toBeVisible();
    const [first, second, ...more] = idempotencyKeysOf(network, paths.create);
    expect(first).toMatch(/./);
    expect([second, more]).toEqual([first, []]);
  });

test('a retry of an Elog upload that a reload interrupted sends the same key, also after the list is sorted', async ({
  desk,
  network,
}) => {
  await desk.signIn();
  // Another test may have uploaded the photograph of the seed client that waits for its Elog.
  const client = await desk.copyClient(seedClients.signed);
  await desk.approveClientCode(client);
  const upload = button(`Upload Elog of ${client.id}`);
  await searchForClient(client.id);
  const sent = network.stallNextCall(paths.elog);
  await press(upload);
  await sent;
  reload();
  await closeAlert(warning);
  await typeText(field('Search by client ID, mobile or email'), client.id);
  await press(page.getByRole('columnheader').getByRole('button', { name: 'Mobile' }));
  await expect.poll(() => location.search).toBe('?sort=mobile');
  await press(upload);
  await expect.element(page.getByText(`${client.id}: the photo was accepted.`)).toBeVisible();
  const [first, second] = idempotencyKeysOf(network, paths.elog);
  expect(second).toBe(first);
  await expect.poll(storedSubmissions).toEqual({});
});

test('an Elog upload that was received before a reload shows no warning, because the list shows its effect', async ({
  desk,
  network,
}) => {
  await desk.signIn();
  // Another test may have uploaded the photograph of the seed client that waits for its Elog.
  const client = await desk.copyClient(seedClients.signed);
  await desk.approveClientCode(client);
  await searchForClient(client.id);
  const arrived = network.deliverWithoutAnswer(paths.elog);
  await press(button(`Upload Elog of ${client.id}`));
  await arrived;
  expect(storedSubmissions()).not.toEqual({});
  reload();
  await expect.poll(storedSubmissions).toEqual({});
  await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
});
