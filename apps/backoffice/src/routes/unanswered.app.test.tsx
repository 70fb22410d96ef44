import { IDEMPOTENCY_HEADER } from '@folioflow/api/contract';
import { press, type } from '@folioflow/wiring/testing/hands';
import { button, closeAlert, expect, field, like, page, reload, test, type Network } from '../testing/app-test.tsx';
import { heading, review, seek, tick } from '../testing/steps.ts';

const paths = { create: 'master/client/create', elog: 'master/client/upload/photograph' } as const;
const warning = 'The earlier attempt may have gone through. Check what this page shows before trying again.';
const stored = () => (history.state as { unanswered?: object } | null)?.unanswered ?? {};
const keysOf = (network: Network, path: string) =>
  network.to(path).map(({ headers }) => headers[IDEMPOTENCY_HEADER.toLowerCase()]);

for (const [title, meet] of [
  ['that did not arrive', 'vanishes'],
  ['that had its effect', 'arrives'],
] as const)
  test(`the creation of a client code ${title} before a reload is warned of, and goes on with its key`, async ({
    desk,
    network,
  }) => {
    await desk.signIn();
    const client = await desk.client(like.signed);
    await review(client.id);
    const sent = network[meet](paths.create);
    await press(button('Create Client Code'));
    await sent;
    reload();
    await closeAlert(warning);
    await press(tick());
    await press(button('Create Client Code'));
    await expect.element(heading('Client List')).toBeVisible();
    const [first, second, ...more] = keysOf(network, paths.create);
    expect(first).toMatch(/./);
    expect([second, more]).toEqual([first, []]);
  });

test('the Elog upload of a client that a reload interrupts goes on with its key, also in another order of the list', async ({
  desk,
  network,
}) => {
  await desk.signIn();
  const client = await desk.client(like.withoutElog);
  const upload = button(`Upload Elog of ${client.id}`);
  await seek(client.id);
  const sent = network.vanishes(paths.elog);
  await press(upload);
  await sent;
  reload();
  await closeAlert(warning);
  await type(field('Search by client id, mobile or email'), client.id);
  await press(page.getByRole('columnheader').getByRole('button', { name: 'Mobile' }));
  await expect.poll(() => location.search).toBe('?sort=mobile');
  await press(upload);
  await expect.element(page.getByText(`${client.id}: the photograph was accepted.`)).toBeVisible();
  const [first, second] = keysOf(network, paths.elog);
  expect(second).toBe(first);
  await expect.poll(stored).toEqual({});
});

test('an Elog upload that had its effect before a reload needs no warning: the list shows it', async ({
  desk,
  network,
}) => {
  await desk.signIn();
  const client = await desk.client(like.withoutElog);
  await seek(client.id);
  const arrived = network.arrives(paths.elog);
  await press(button(`Upload Elog of ${client.id}`));
  await arrived;
  expect(stored()).not.toEqual({});
  reload();
  await expect.poll(stored).toEqual({});
  await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
});
