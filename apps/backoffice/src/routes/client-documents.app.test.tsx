import { IDEMPOTENCY_HEADER } from '@folioflow/api/contract';
import { press } from '@folioflow/wiring/testing/gestures';
import { vi } from 'vitest';
import { closeAlert, expect, waitForPath, seedClients, page, test, visit } from '../testing/app-test.tsx';
import {
  clientListHeading,
  createClientCodeButton,
  documentsPath,
  reviewDocuments,
  documentSections,
  confirmationCheckbox,
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
