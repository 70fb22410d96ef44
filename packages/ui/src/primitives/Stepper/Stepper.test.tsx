import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import { Stepper } from './Stepper.tsx';

const steps = ['Nominee', 'Review', 'Code'].map((label) => ({ id: label, label }));

test('marks the current step and the done ones', async () => {
  await render(<Stepper label="Checkout" steps={steps} current="Review" />);
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((step) => [step.textContent, step.getAttribute('aria-current')]),
  ).toEqual([
    ['Done: Nominee', null],
    ['2Review', 'step'],
    ['3Code', null],
  ]);
});

test('a later step that is done is marked as done', async () => {
  await render(
    <Stepper label="Checkout" steps={[...steps, { id: 'Sent', label: 'Sent', done: true }]} current="Nominee" />,
  );
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((step) => step.textContent),
  ).toEqual(['1Nominee', '2Review', '3Code', 'Done: Sent']);
});
