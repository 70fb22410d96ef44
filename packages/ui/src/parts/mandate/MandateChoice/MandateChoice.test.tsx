import { mandateChoice, type MandateChoiceInput, type MandateChoicePorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import {
  approvedMandate,
  cancelledMandate,
  deferredPorts,
  mandateChoiceInput,
  inactiveMandate,
  mandateLists,
  pendingMandate,
} from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { storyImageStore } from '../../form/ImageUpload/story-image-store.ts';
import { MandateChoice } from './MandateChoice.tsx';

const mandateCheckbox = (id: string) => page.getByRole('checkbox', { name: new RegExp(id) });
const ok = { code: '000', messageText: '' };

async function renderChoice(lists: MandateChoiceInput['lists'] = mandateLists(approvedMandate, pendingMandate)) {
  const ports = deferredPorts<MandateChoicePorts>();
  const flow = mandateChoice(ports);
  const input = { ...mandateChoiceInput(), lists };
  function Part() {
    const { view, remote } = useFlow(flow, input);
    return <MandateChoice view={view} remote={remote} imageStore={storyImageStore} />;
  }
  await render(<Part />);
  return ports;
}

const changeButton = () => page.getByRole('button', { name: 'Change the mandate', exact: true });

/** A mandate that suits is in one line at first; behind it, the others are hidden. */
async function renderAllMandates(lists?: MandateChoiceInput['lists']) {
  const ports = await renderChoice(lists);
  if (changeButton().query() !== null) await userEvent.click(changeButton());
  await userEvent.click(page.getByRole('checkbox', { checked: true }));
  return ports;
}

test('a mandate that suits is one line with "Change", and what the rows show is behind it [DO-300 DO-301 DO-313 DO-315 DO-316 DO-317 DO-318]', async () => {
  await renderChoice();
  const line = page.getByText('Mandate M1001 · Account 501000000100 · ₹20,000 available');
  await expect.element(line).toBeVisible();
  await expect.element(changeButton()).toHaveTextContent('Change');
  for (const role of ['radio', 'checkbox', 'article'] as const) expect(page.getByRole(role).elements()).toEqual([]);
  await userEvent.click(changeButton());
  await expect.element(page.getByRole('radio', { name: /^One of your mandates/ })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /^A new mandate/ })).toBeEnabled();
  await expect.element(mandateCheckbox('M1001')).toBeChecked();
  const card = page.getByRole('article', { name: 'Mandate M1001' });
  for (const text of ['Approved', '₹20,000', '₹5,000 of ₹25,000 used', '501000000100', 'SBOX0000001'])
    await expect.element(card).toMatchTextContent(text);
  expect([line.query(), changeButton().query()]).toEqual([null, null]);
});

test.each([
  ['a pending mandate, whose form and status', mandateLists(pendingMandate), 'Refresh mandate M4001'],
  ['a new mandate, whose registration', mandateLists(), 'Register Mandate'],
])('%s must be in sight is no line [DO-309 DO-310 DO-311]', async (_, lists, name) => {
  await renderChoice(lists);
  await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
  expect(changeButton().query()).toBeNull();
});

test('selecting a mandate hides the others, and deselecting it shows them again [DO-315 OM-223 OM-224]', async () => {
  await renderChoice();
  await userEvent.click(changeButton());
  await expect.element(mandateCheckbox('M1001')).toBeChecked();
  expect(page.getByRole('article').elements()).toHaveLength(1);
  await userEvent.click(mandateCheckbox('M1001'));
  expect(page.getByRole('article').elements()).toHaveLength(2);
  await userEvent.click(mandateCheckbox('M4001'));
  await expect.element(mandateCheckbox('M4001')).toBeChecked();
  expect(page.getByRole('article').elements()).toHaveLength(1);
  await userEvent.click(mandateCheckbox('M4001'));
  expect(page.getByRole('article').elements()).toHaveLength(2);
});

test('a mandate shows the rest of its limit and the status of the bank [DO-316 DO-317 OM-221 OM-225]', async () => {
  await renderAllMandates();
  await expect.element(page.getByRole('article', { name: 'Mandate M1001' }).getByText('₹20,000')).toBeVisible();
  await expect
    .element(page.getByRole('article', { name: 'Mandate M4001' }).getByText('Under process for bank approval'))
    .toBeVisible();
});

test('an empty list shows a message, and a new mandate is offered only if registration is permitted [DO-302 DO-319 DO-435 OM-208 OM-209]', async () => {
  await renderChoice({ ...mandateLists(), is_register_mandate_allowed: false });
  await expect
    .element(page.getByText('Your mandate list is empty. Kindly register new mandate.', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole('radio', { name: /A new mandate/ })).toBeDisabled();
});

test('without a primary account no mandate can be registered, for a documented reason with a link to the accounts [OM-211]', async () => {
  await renderChoice({ ...mandateLists(approvedMandate), customer_bank_list: [] });
  await userEvent.click(changeButton());
  await userEvent.click(page.getByRole('radio', { name: /A new mandate/ }));
  await expect.element(page.getByRole('button', { name: 'Register Mandate' })).toBeDisabled();
  await expect.element(page.getByText('No bank account information found', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to your bank accounts' }))
    .toHaveAttribute('href', '/bankAccountList');
});

test('a pending mandate is cancelled after a confirmation, and the list is updated [DO-309 OM-219]', async () => {
  const { cancelMandate } = await renderAllMandates();
  await userEvent.click(page.getByRole('button', { name: 'Cancel Mandate M4001' }));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Cancel Mandate' }));
  expect(cancelMandate.calls).toEqual([
    { request: { ...mandateChoiceInput().sip?.selectedOrder, mandate_id: 'M4001' }, submission: 'submission-1' },
  ]);
  await cancelMandate.answer({
    kind: 'accepted',
    answer: { ...ok, result: mandateLists(approvedMandate) },
    receivedAt: 0,
  });
  await expect.element(page.getByRole('article', { name: 'Mandate M4001' })).not.toBeInTheDocument();
});

test('mandates that can never pay are folded away, show the reason when unfolded, and cannot be selected [DO-313 OM-222]', async () => {
  await renderAllMandates(mandateLists(approvedMandate, pendingMandate, inactiveMandate, cancelledMandate));
  await expect.element(page.getByRole('article', { name: 'Mandate M1001' })).toBeVisible();
  expect(page.getByRole('article').elements()).toHaveLength(2);
  await userEvent.click(page.getByText('2 mandates cannot be used'));
  const inactive = page.getByRole('article', { name: 'Mandate M1003' });
  await expect.element(inactive).toMatchTextContent('Your bank debits nothing under this mandate at present.');
  await expect.element(page.getByRole('article', { name: 'Mandate M1005' })).toMatchTextContent('Cancelled');
  for (const id of ['M1003', 'M1005']) await expect.element(mandateCheckbox(id)).toBeDisabled();
});

test('if no mandate can pay, the reasons are shown at once', async () => {
  await renderChoice({ ...mandateLists(inactiveMandate), is_register_mandate_allowed: false });
  await expect.element(page.getByText('1 mandate cannot be used')).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'Mandate M1003' })).toBeVisible();
});

test('a single mandate has no hint about other mandates', async () => {
  await renderChoice(mandateLists(approvedMandate));
  await userEvent.click(changeButton());
  await expect.element(page.getByText('This mandate is selected.')).toBeVisible();
  await expect.element(page.getByText(/see the others/)).not.toBeInTheDocument();
});

test('the buttons of a mandate do not move during a dialog or a refresh, and the focus returns to the button of an abandoned cancellation', async () => {
  const { refreshMandate } = await renderAllMandates(
    mandateLists(pendingMandate, { ...pendingMandate, mandate_id: 'M4002' }),
  );
  const rows = () =>
    page
      .getByRole('article')
      .elements()
      .map((row) => row.getBoundingClientRect().height);
  const before = rows();
  const cancel = page.getByRole('button', { name: 'Cancel Mandate M4001' });
  (cancel.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Cancel mandate M4001?' })).toBeVisible();
  expect(rows()).toEqual(before);
  await userEvent.keyboard('{Escape}');
  await expect.element(cancel).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Refresh mandate M4002' }));
  await expect.poll(() => refreshMandate.calls.length).toBe(1);
  expect(rows()).toEqual(before);
});
