import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import { TextField } from './TextField.tsx';

const noop = () => undefined;

test('links hint and error with the input', async () => {
  await render(
    <TextField
      label="E-mail"
      hint="We send a code to it."
      error="Please enter a valid e-mail"
      value="a"
      onValueChange={noop}
    />,
  );
  const field = page.getByLabelText('E-mail');
  await expect.element(field).toHaveAccessibleDescription('We send a code to it. Please enter a valid e-mail');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

test('is not marked as invalid without an error', async () => {
  await render(<TextField label="E-mail" error="" value="a" onValueChange={noop} />);
  await expect.element(page.getByLabelText('E-mail')).not.toHaveAttribute('aria-invalid');
});

test('shows the number of used characters', async () => {
  await render(<TextField label="Name" value="Retirement" counter={30} onValueChange={noop} />);
  await expect.element(page.getByText('10 / 30')).toBeVisible();
});
