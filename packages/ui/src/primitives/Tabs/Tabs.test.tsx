import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

function ControlledTabs() {
  const [value, setValue] = useState<'mobile' | 'email' | 'aadhaar'>('mobile');
  return (
    <Tabs
      label="Ways to sign in"
      value={value}
      onValueChange={setValue}
      items={[
        { value: 'mobile', label: 'Mobile', content: 'By code' },
        { value: 'email', label: 'E-mail', content: 'By password' },
        { value: 'aadhaar', label: 'Aadhaar', content: 'Not yet', disabled: true },
      ]}
    />
  );
}

test('shows one panel at a time, and arrow keys move between the tabs', async () => {
  await render(<ControlledTabs />);
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('By code');
  await userEvent.click(page.getByRole('tab', { name: 'Mobile' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'E-mail' })).toHaveFocus();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('By password');
});

test('Home and End focus the ends, arrow keys cycle, and disabled tabs are skipped', async () => {
  await render(<ControlledTabs />);
  await userEvent.click(page.getByRole('tab', { name: 'Mobile' }));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: 'E-mail' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('tabpanel', { name: 'Mobile' })).toHaveTextContent('By code');
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('tabpanel', { name: 'E-mail' })).toHaveTextContent('By password');
});

test('the selected tab is the only tab stop, followed by its panel', async () => {
  await render(<ControlledTabs />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tab', { name: 'Mobile' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tabpanel')).toHaveFocus();
});

test('a field at the start of a panel follows the tab', async () => {
  await render(
    <Tabs
      label="Ways to sign in"
      startsWithField
      value="mobile"
      onValueChange={() => undefined}
      items={[
        {
          value: 'mobile',
          label: 'Mobile',
          content: (
            <label>
              Number <input />
            </label>
          ),
        },
      ]}
    />,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tab', { name: 'Mobile' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('textbox', { name: 'Number' })).toHaveFocus();
});
