import { IDEMPOTENCY_HEADER } from '@folioflow/api/contract';
import { press } from '@folioflow/wiring/testing/hands';
import { vi } from 'vitest';
import { button, closeAlert, expect, isAt, like, page, test, visit } from '../testing/app-test.tsx';
import { documentsOf, heading, review, sections, tick } from '../testing/steps.ts';

const create = 'master/client/create';
const canvases = () => [...document.querySelectorAll<HTMLCanvasElement>('main canvas')];

test('a lost answer goes on with its key, asks the exchange once, and leads to the list', async ({ desk, network }) => {
  await desk.signIn();
  const client = await desk.client(like.signed);
  await review(client.id);
  network.loseAnswer(create);
  await press(button('Create Client Code'));
  await closeAlert('could not be reached');
  await expect.element(page.getByText('so we cannot tell whether the client code was requested')).toBeVisible();
  await expect.element(tick()).toBeChecked();
  await press(button('Create Client Code'));
  await expect.element(heading('Client List')).toBeVisible();
  const [first, second, ...more] = network.to(create).map(({ headers }) => headers[IDEMPOTENCY_HEADER.toLowerCase()]);
  expect(first).toMatch(/./);
  expect([second, more]).toEqual([first, []]);
});

test('a refusal leaves the tick, and is said beside it', async ({ desk, network }) => {
  await desk.signIn();
  const client = await desk.client(like.signed);
  await review(client.id);
  network.answer(create, { code: '071', messageText: 'The exchange rejected the client.' });
  await press(button('Create Client Code'));
  await closeAlert('The exchange rejected the client.');
  await expect.element(tick()).toBeChecked();
});

test('of the documents nothing is kept, and their pictures go with the page', async ({ desk, network }) => {
  const addresses = vi.spyOn(URL, 'createObjectURL');
  await desk.signIn('viewer');
  const client = await desk.client(like.signed);
  visit(documentsOf(client.id));
  await expect.element(page.getByRole('region', { name: 'NOMINEE', exact: true })).toBeVisible();
  expect(sections()).toHaveLength(6);
  await expect.poll(() => canvases().map(({ width }) => width > 0)).toContain(true);
  const held = canvases();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage).sort()).toEqual(['client_documents_customer_id', 'staff']);
  const kept = JSON.stringify([Object.entries(sessionStorage), history.state, document.title, location.href]);
  expect(kept).not.toMatch(/data:image|id_information|Aadhaar|X{4}/);
  expect(kept).not.toContain(client.mobile);

  visit('/clientList');
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(held.map(({ width, height }) => width * height)).toEqual(held.map(() => 0));
  expect(addresses).not.toHaveBeenCalled();
  addresses.mockRestore();
  await network.quiet();
});

test('who is verified already is led to the list, and Back does not show the documents', async ({ desk }) => {
  await desk.signIn();
  const client = await desk.client(like.approved);
  visit('/faq');
  visit(documentsOf(client.id));
  await isAt(/^\/clientList/);
  await expect.element(page.getByRole('table')).toBeVisible();
  history.back();
  await isAt(/^\/faq/);
});
