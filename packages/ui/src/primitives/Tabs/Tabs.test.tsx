import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

function Kept() {
  const [value, setValue] = useState<'mobile' | 'email'>('mobile');
  return (
    <Tabs
      label="Ways to sign in"
      value={value}
      onValueChange={setValue}
      items={[
        { value: 'mobile', label: 'Mobile', content: 'By code' },
        { value: 'email', label: 'E-mail', content: 'By password' },
      ]}
    />
  );
}

test('shows one panel at a time; arrow keys move between the tabs', async () => {
  await render(<Kept />);
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('By code');
  await userEvent.click(page.getByRole('tab', { name: 'Mobile' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'E-mail' })).toHaveFocus();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('By password');
});

test('writes no style sheet of its own', async () => {
  const sheets = () => [...document.querySelectorAll('style:not([data-styled], [data-vite-dev-id])')].length;
  const before = sheets();
  await render(<Kept />);
  expect(sheets()).toBe(before);
});
