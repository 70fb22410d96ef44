import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { createControlledRender } from '../../testing/controlled-story.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs<string>,
  render: createControlledRender(Tabs<string>),
  args: {
    label: 'About the scheme',
    value: 'returns',
    items: [
      { value: 'returns', label: 'Returns', content: 'One year, three years, five years.' },
      { value: 'portfolio', label: 'Portfolio', content: 'What the fund holds.' },
      { value: 'managers', label: 'Fund managers', content: 'Who decides.' },
      { value: 'documents', label: 'Documents', content: 'Not yet.', disabled: true },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { value: 'portfolio' } };

export const Filling: Story = {
  args: {
    label: 'Ways to sign in',
    fill: true,
    value: 'mobile',
    items: [
      { value: 'mobile', label: 'Mobile', content: 'A code is sent to your mobile number.' },
      { value: 'email', label: 'E-mail', content: 'Your e-mail address and password.' },
    ],
  },
};
