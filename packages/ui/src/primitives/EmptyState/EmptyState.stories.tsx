import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyStatementDrawing } from '../drawings.tsx';
import { LinkButton } from '../Link/LinkButton.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    title: 'No orders yet',
    children: 'What you buy, redeem or switch is listed here, with every step of its way.',
    drawing: <EmptyStatementDrawing />,
    action: <LinkButton to="/schemeList">Explore schemes</LinkButton>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithDrawing: Story = {};
export const WordsOnly: Story = { args: { drawing: undefined, action: undefined } };
