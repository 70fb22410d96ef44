import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GradualList } from './GradualList.tsx';

const meta = {
  title: 'Primitives/GradualList',
  render: () => (
    <ol>
      <GradualList
        items={Array.from({ length: 60 }, (_, place) => place + 1)}
        loadingIndicator={<li data-loading="">…</li>}
      >
        {(item) => <li key={item}>Order {item}</li>}
      </GradualList>
    </ol>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Order 60')).toBeInTheDocument();
  },
} satisfies Meta;
export default meta;

export const Long: StoryObj<typeof meta> = {};
