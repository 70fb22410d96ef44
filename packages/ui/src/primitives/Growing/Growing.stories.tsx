import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Growing } from './Growing.tsx';

const meta = {
  title: 'Primitives/Growing',
  render: () => (
    <ol>
      <Growing items={Array.from({ length: 60 }, (_, place) => place + 1)} rest={<li data-loading="">…</li>}>
        {(item) => <li key={item}>Order {item}</li>}
      </Growing>
    </ol>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Order 60')).toBeInTheDocument();
  },
} satisfies Meta;
export default meta;

export const Long: StoryObj<typeof meta> = {};
