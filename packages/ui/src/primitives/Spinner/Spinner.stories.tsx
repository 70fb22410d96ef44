import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Waiting for the bank' },
} satisfies Meta<typeof Spinner>;
export default meta;

export const Named: StoryObj<typeof meta> = {};
