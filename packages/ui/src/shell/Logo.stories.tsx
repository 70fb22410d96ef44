import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../primitives/Layout/Layout.tsx';
import { Logo, LogoMark } from './Logo.tsx';

const meta = { title: 'Shell/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MarkAndName: Story = {};

export const Sizes: Story = {
  render: () => (
    <Row gap={24}>
      {[96, 48, 30, 20].map((size) => (
        <LogoMark key={size} size={size} />
      ))}
    </Row>
  ),
};
