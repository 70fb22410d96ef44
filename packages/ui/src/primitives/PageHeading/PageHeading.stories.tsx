import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeading } from './PageHeading.tsx';

const meta = {
  title: 'Primitives/PageHeading',
  component: PageHeading,
  args: { children: 'Review your order', lead: 'Nothing is bought before you confirm with the code.' },
} satisfies Meta<typeof PageHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLead: Story = {};
export const Alone: Story = { args: { lead: undefined } };
