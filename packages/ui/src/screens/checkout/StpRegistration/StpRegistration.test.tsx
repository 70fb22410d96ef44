import { stpRegistrationJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { screenPropsAt } from '../../../testing/flow-story.tsx';
import { StpRegistration } from './StpRegistration.tsx';

const draw = (scenario: keyof typeof stpRegistrationJourneys.scenarios) =>
  render(<StpRegistration {...screenPropsAt(stpRegistrationJourneys, scenario)} />);
const readOut = () => document.body.innerText.replace(/\s+/g, ' ');
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the list of targets has a Select button for each scheme, and a Close button [DO-236]', async () => {
  await draw('PickingTarget');
  const list = page.getByRole('dialog', { name: 'Choose a scheme from the below list' });
  await expect.element(list).toBeVisible();
  const selects = list.getByText('Select', { exact: true });
  expect(selects.elements()).toHaveLength(list.getByRole('listitem').elements().length);
  expect(selects.elements().length).toBeGreaterThan(1);
  await expect.element(list.getByText('Close', { exact: true })).toBeVisible();
});

test('the source shows its scheme, invested amount, current value, gain and available amount [DO-361]', async () => {
  await draw('Drafting');
  await expect.element(page.getByText('Available Amount for STP')).toBeVisible();
  for (const told of [
    /From Parag Parikh Flexi Cap Fund/,
    /Invested ₹20,000/,
    /Returns ₹25,000/,
    /\+₹5,000/,
    /\+25/,
    /Available Amount for STP ₹25,000/,
  ])
    expect(readOut()).toMatch(told);
});

test('the amounts of the source have Indian grouping [DO-004]', async () => {
  const { remote } = screenPropsAt(stpRegistrationJourneys, 'Loading');
  const source = { invested: 1_234_567, returns: '1334567', difference: 100_000, percent: '8.1', available: 0 };
  await render(
    <StpRegistration view={{ screen: 'loading', source: { ...source, schemeName: 'Any' } }} remote={remote} />,
  );
  for (const told of ['Invested ₹12,34,567', 'Returns ₹13,34,567', '+₹1,00,000']) expect(readOut()).toContain(told);
});

test('amount, number of transfers and Start STP appear with the target, and the date cannot be typed [DO-242 DO-243 DO-252]', async () => {
  const { unmount } = await draw('SourceShown');
  await expect.element(button('Choose a Scheme')).toBeVisible();
  await expect.element(page.getByLabelText('Amount of each transfer')).not.toBeInTheDocument();
  await expect.element(button('Start STP')).not.toBeInTheDocument();
  await unmount();
  await draw('DraftingComplete');
  await expect.element(page.getByLabelText('Amount of each transfer')).toBeVisible();
  await expect.element(button('Start STP')).toBeVisible();
  expect(page.getByLabelText('Number of transfers').element().tagName).toBe('SELECT');
  const date = page.getByRole('button', { name: /^STP Date: / });
  const told = date.element().textContent;
  (date.element() as HTMLElement).focus();
  await userEvent.keyboard('15/12/2026');
  expect(date.element().textContent).toBe(told);
});
