import { swpRegistrationJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnAt } from '../../../testing/flow-story.tsx';
import { SwpRegistration } from './SwpRegistration.tsx';

test('the first day is one of those that are free, whatever is typed [DO-347]', async () => {
  await render(<SwpRegistration {...drawnAt(swpRegistrationJourneys, 'EnteringComplete')} />);
  const day = page.getByLabelText('First payout', { exact: true });
  await expect.element(day).toBeVisible();
  const select = day.element() as HTMLSelectElement;
  const free = [...select.options].map(({ value }) => value);
  select.focus();
  await userEvent.keyboard('01/01/2030');
  expect(free).toContain(select.value);
});
