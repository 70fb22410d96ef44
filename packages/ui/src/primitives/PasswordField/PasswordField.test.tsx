import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import { PasswordField } from './PasswordField.tsx';

test('is hidden, can be revealed and hidden again', async () => {
  await render(<PasswordField label="Password" value="a made-up one" onValueChange={() => undefined} />);
  const field = page.getByLabelText('Password', { exact: true });
  await expect.element(field).toHaveAttribute('type', 'password');
  await userEvent.click(page.getByRole('button', { name: 'Show password' }));
  await expect.element(field).toHaveAttribute('type', 'text');
  await userEvent.click(page.getByRole('button', { name: 'Hide password' }));
  await expect.element(field).toHaveAttribute('type', 'password');
});
