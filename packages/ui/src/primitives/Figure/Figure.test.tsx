import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import '../../tokens/tokens.css';
import { Gain } from './Gain.tsx';
import { Money } from './Money.tsx';

const GREEN = 'rgb(10, 122, 75)';
const RED = 'rgb(191, 47, 42)';
const NEUTRAL = 'rgb(85, 98, 122)';

const colourOf = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element()).color;

test('rupees have Indian grouping; a gain is green, a loss red [OM-353 DO-464]', async () => {
  await render(
    <>
      <Money value={1234567.891} />
      <Gain value={125000} unit="rupees" />
      <Gain value={-25000.5} unit="rupees" />
    </>,
  );
  await expect.element(page.getByText('₹12,34,567.89')).toBeVisible();
  expect([colourOf('+₹1,25,000'), colourOf('-₹25,000.50')]).toEqual([GREEN, RED]);
});

test('a return with a minus is red and shows its sign and percent [DO-051]', async () => {
  await render(<Gain value="-4.5" />);
  expect(colourOf('-4.5%')).toBe(RED);
});

test('zero is neither green nor red and has no arrow', async () => {
  await render(<Gain value={0} unit="rupees" />);
  expect(colourOf('₹0')).toBe(NEUTRAL);
  expect(page.getByText('₹0').element().querySelector('svg')).toBe(null);
});

test('the arrow has the direction of the figure', async () => {
  await render(
    <>
      <Gain value="2.1" />
      <Gain value="-2.1" />
    </>,
  );
  const directionOf = (text: string) =>
    page.getByText(text).element().closest('[data-direction]')?.getAttribute('data-direction');
  expect([directionOf('+2.1%'), directionOf('-2.1%')]).toEqual(['up', 'down']);
});

test('a missing figure is a dash without colour', async () => {
  await render(<Gain value="" />);
  expect(colourOf('–')).toBe(NEUTRAL);
});
