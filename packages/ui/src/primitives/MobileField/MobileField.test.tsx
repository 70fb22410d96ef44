import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { useState } from 'react';
import { MobileField, tidyMobile } from './MobileField.tsx';

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

test('a pasted number loses its country code or its leading zero', () => {
  expect(['+91 98765 43210', '919876543210', '098765-43210', '9876543210'].map(tidyMobile)).toEqual([
    '9876543210',
    '9876543210',
    '9876543210',
    '9876543210',
  ]);
});

test('shows the number pad of a phone', async () => {
  await render(<ControlledMobileField />);
  await expect.element(field()).toHaveAttribute('inputmode', 'numeric');
});
