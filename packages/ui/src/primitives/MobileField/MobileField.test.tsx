import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import { useState } from 'react';
import { MobileField } from './MobileField.tsx';

function ControlledMobileField() {
  const [value, setValue] = useState('');
  return <MobileField label="Mobile number" value={value} onValueChange={setValue} />;
}
const field = () => page.getByLabelText('Mobile number');

test('drops everything but digits [ON-123]', async () => {
  await render(<ControlledMobileField />);
  await userEvent.type(field(), '98a7-6');
  await expect.element(field()).toHaveValue('9876');
});

test('accepts ten of twelve typed digits [ON-124]', async () => {
  await render(<ControlledMobileField />);
  await userEvent.type(field(), '987654321012');
  await expect.element(field()).toHaveValue('9876543210');
});

test('a number that begins with 91 is not shortened while it is typed', async () => {
  await render(<ControlledMobileField />);
  await userEvent.type(field(), '9198765432');
  await expect.element(field()).toHaveValue('9198765432');
});

test('a pasted number loses its prefixes, and digits of another script are Latin', async () => {
  await render(<ControlledMobileField />);
  for (const text of ['+91 98765 43210', '+91 09876543210', '0091 98765 43210', '091 98765 43210', '९८७६५ ४३२१०']) {
    await field().fill('');
    await field().fill(text);
    await expect.element(field()).toHaveValue('9876543210');
  }
});

test('two pasted numbers fill nothing, and the field says why, until a number is entered', async () => {
  await render(<ControlledMobileField />);
  const remark = page.getByText(/^We found no single mobile number of ten digits/);
  await field().fill('+91-98765-43210 / 9000000000');
  await expect.element(remark).toBeVisible();
  await expect.element(field()).toHaveValue('');
  await userEvent.type(field(), '9');
  await expect.element(remark).not.toBeInTheDocument();
});

test('an eleventh key changes nothing, also of a number that begins with 91', async () => {
  await render(<ControlledMobileField />);
  await userEvent.type(field(), '91987654321');
  await expect.element(field()).toHaveValue('9198765432');
});

test('shows the number pad of a phone', async () => {
  await render(<ControlledMobileField />);
  await expect.element(field()).toHaveAttribute('inputmode', 'numeric');
});
