import { IDEMPOTENCY_HEADER } from '@folioflow/api/contract';
import { press } from '@folioflow/wiring/testing/gestures';
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  button,
  closeAlert,
  expect,
  reload,
  waitForPath,
  seedClients,
  page,
  test,
  visit,
} from '../testing/app-test.tsx';
import {
  clientListHeading,
  createClientCodeButton,
  documentsPath,
  reviewDocuments,
  documentSections,
  confirmationCheckbox,
  searchForClient,
} from '../testing/steps.ts';

const creationPath = 'master/client/create';
const canvases = () => [...document.querySelectorAll<HTMLCanvasElement>('main canvas')];

test('a retry after a lost answer sends the same key, asks the exchange once, and leads to the list', async ({
  desk,
  network,
}) => {
  await desk.signIn();
  const client = await desk.copyClient(seedClients.signed);
  await reviewDocuments(client.id);
  network.loseAnswer(creationPath);
  await press(createClientCodeButton());
  await closeAlert('could not be reached');
  await expect.element(page.getByText('so we cannot tell whether the client code was requested')).toBeVisible();
  await expect.element(confirmationCheckbox()).toBeChecked();
  await press(createClientCodeButton());
  await expect.element(clientListHeading()).toBeVisible();
  const [first, second, ...more] = network
    .callsTo(creationPath)
    .map(({ headers }) => headers[IDEMPOTENCY_HEADER.toLowerCase()]);
  expect(first).toMatch(/./);
  expect([second, more]).toEqual([first, []]);
});

test('a refusal is shown, and the confirmation remains ticked', async ({ desk, network }) => {
  await desk.signIn();
  const client = await desk.copyClient(seedClients.signed);
  await reviewDocuments(client.id);
  network.answerWith(creationPath, { code: '071', messageText: 'The exchange rejected the client.' });
  await press(createClientCodeButton());
  await closeAlert('The exchange rejected the client.');
  await expect.element(confirmationCheckbox()).toBeChecked();
});

test('a requested code is announced in the words of the provider, and the list shows it until it is approved', async ({
  desk,
}) => {
  await desk.signIn();
  const client = await desk.copyClient(seedClients.signed);
  await reviewDocuments(client.id);
  await press(createClientCodeButton());
  await expect.element(page.getByText('The client was sent to the exchange.')).toBeVisible();
  const row = () => page.getByRole('row', { name: client.id });
  const requestLine = () => page.getByText(`Requested in this session, not approved yet: ${client.id}`);
  await searchForClient(client.id);
  await expect.element(row()).toMatchTextContent(/NO, requested \d{1,2}:\d{2} [AP]M/);
  reload();
  await expect.element(requestLine()).toBeVisible();
  await desk.approveClientCode(client);
  await press(button('Refresh'));
  await expect.element(requestLine()).not.toBeInTheDocument();
});

test('a list in another tab of the sign-in shows a requested code without a reload', async ({ desk, network }) => {
  await desk.signIn();
  const client = await desk.copyClient(seedClients.signed);
  await searchForClient(client.id);
  const { startedAt } = JSON.parse(sessionStorage.getItem('staff') ?? '{}') as { startedAt: number };
  const calls = network.callsTo('master/clientlist').length;
  const channel = new BroadcastChannel('folioflow.staff');
  const sendRequest = (signIn: number) =>
    channel.postMessage({
      signIn,
      message: { kind: 'codeRequested', request: { customerId: client.id, requestedAt: null } },
    });
  sendRequest(startedAt - 1);
  sendRequest(startedAt);
  channel.close();
  await expect.element(page.getByRole('row', { name: client.id })).toMatchTextContent('NO, requested');
  expect(network.callsTo('master/clientlist')).toHaveLength(calls);
});

test('the keys J and K lead through the clients of the stored list, and the address contains only the id', async ({
  desk,
}) => {
  await desk.signIn();
  const clients = [await desk.copyClient(seedClients.signed), await desk.copyClient(seedClients.unsigned)];
  const [first = '', second = ''] = clients.map(({ id }) => id);
  sessionStorage.setItem('client_list_order', `${first} ${second}`);
  visit(documentsPath(first));
  await expect.element(page.getByText('Client 1 of 2 in the list')).toBeVisible();
  await expect.poll(() => documentSections().length).toBe(6);
  await userEvent.keyboard('j');
  await waitForPath(new RegExp(`${second}/?$`));
  await expect.element(page.getByText(new RegExp(`, client ${second}$`))).toBeVisible();
  await expect.element(page.getByText(`Client ${second}, 2 of 2 in the list`)).toBeInTheDocument();
  await userEvent.keyboard('k');
  await waitForPath(new RegExp(`${first}/?$`));
  expect(location.search).toBe('');
});

test('the keys J and K remain switched off for later clients on this device', async ({ desk }) => {
  await desk.signIn();
  const clients = [await desk.copyClient(seedClients.signed), await desk.copyClient(seedClients.unsigned)];
  const [first = '', second = ''] = clients.map(({ id }) => id);
  sessionStorage.setItem('client_list_order', `${first} ${second}`);
  visit(documentsPath(first));
  const keys = page.getByRole('checkbox', { name: 'Use the keys J (next) and K (previous)' });
  await keys.click();
  await userEvent.keyboard('j');
  await page.getByRole('button', { name: 'Next client' }).click();
  await waitForPath(new RegExp(`${second}/?$`));
  await expect.element(page.getByText('Client 2 of 2 in the list')).toBeVisible();
  await expect.element(keys).not.toBeChecked();
  await keys.click();
  expect(localStorage.getItem('client_keys')).toBeNull();
  await userEvent.keyboard('k');
  await waitForPath(new RegExp(`${first}/?$`));
});

test('no data of the documents is stored, and their pictures are cleared when the page is left', async ({
  desk,
  network,
}) => {
  const addresses = vi.spyOn(URL, 'createObjectURL');
  await desk.signIn('viewer');
  const client = await desk.copyClient(seedClients.signed);
  visit(documentsPath(client.id));
  await expect.element(page.getByRole('region', { name: 'NOMINEE', exact: true })).toBeVisible();
  expect(documentSections()).toHaveLength(6);
  await expect.poll(() => canvases().map(({ width }) => width > 0)).toContain(true);
  const shownCanvases = canvases();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage).sort()).toEqual(['client_documents_customer_id', 'staff']);
  const storedText = JSON.stringify([Object.entries(sessionStorage), history.state, document.title, location.href]);
  expect(storedText).not.toMatch(/data:image|id_information|Aadhaar|X{4}/);
  expect(storedText).not.toContain(client.mobile);

  visit('/clientList');
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(shownCanvases.map(({ width, height }) => width * height)).toEqual(shownCanvases.map(() => 0));
  expect(addresses).not.toHaveBeenCalled();
  addresses.mockRestore();
  await network.waitUntilQuiet();
});

test('the documents of an approved client redirect to the list, and Back does not show them', async ({ desk }) => {
  await desk.signIn();
  const client = await desk.copyClient(seedClients.approved);
  visit('/faq');
  visit(documentsPath(client.id));
  await waitForPath(/^\/clientList/);
  await expect.element(page.getByRole('table')).toBeVisible();
  history.back();
  await waitForPath(/^\/faq/);
});
