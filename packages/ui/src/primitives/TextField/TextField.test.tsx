import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { TextField } from './TextField.tsx';

const nothing = () => undefined;

test('binds hint and error to the input', async () => {
  await render(
    <TextField
      label="E-mail"
      hint="We send a code to it."
      error="Please enter a valid e-mail"
      value="a"
      onValueChange={nothing}
    />,
  );
  const field = page.getByLabelText('E-mail');
  await expect.element(field).toHaveAccessibleDescription('We send a code to it. Please enter a valid e-mail');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

test('without an error it is not marked', async () => {
  await render(<TextField label="E-mail" error="" value="a" onValueChange={nothing} />);
  await expect.element(page.getByLabelText('E-mail')).not.toHaveAttribute('aria-invalid');
});

test('counts what is used', async () => {
  await render(<TextField label="Name" value="Retirement" maxLength={30} counter onValueChange={nothing} />);
  await expect.element(page.getByText('10 / 30')).toBeVisible();
});
