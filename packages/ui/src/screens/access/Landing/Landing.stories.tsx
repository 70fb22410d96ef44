import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landing } from './Landing.tsx';

const meta = {
  title: 'Screens/Access/Landing',
  component: Landing,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Landing>;
export default meta;

export const ForVisitors: StoryObj<typeof meta> = {};
