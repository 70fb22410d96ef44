import { i18n } from '@folioflow/flows/testing/texts';
import { startListener } from '@folioflow/wiring/testing/spoken/listener';
import { expect, field, page, seedClients, test, visit } from '../testing/app-test.tsx';
import { clientListHeading, confirmationCheckbox, createClientCodeButton, documentsPath } from '../testing/steps.ts';

test('a client code is spoken as written', async ({ desk, network }) => {
  await desk.signIn();
  const client = await desk.copyClient(seedClients.signed);
  const names = { [client.id]: 'CLIENT', [client.mobile]: 'MOBILE' };
  const { step, press, type, read, expectWritten } = await startListener(network, 'Client code', { names });
  await step('opens the list', async () => {
    visit('/clientList');
    await expect.element(clientListHeading()).toBeVisible();
    await expect.element(page.getByRole('table')).toBeVisible();
    await expect.element(page.getByText(/^\d+ clients$/)).toBeVisible();
  });
  await step('searches for the client', async () => {
    await type(field(i18n._('clients.list.search')), client.id);
    await expect.element(page.getByRole('row', { name: client.id })).toBeVisible();
  });
  await read();
  await step('opens the documents', async () => {
    visit(documentsPath(client.id));
    await expect.element(confirmationCheckbox()).toBeVisible();
  });
  await read();
  await step('confirms them', () => press(confirmationCheckbox()));
  await step('creates the code', async () => {
    await press(createClientCodeButton());
    await expect.element(clientListHeading()).toBeVisible();
  });
  await expectWritten('client-code');
});
