import type { Meta, StoryObj } from '@storybook/react-vite';

const Bare = ({ text }: { text: string }) => <button type="button">{text}</button>;

const meta: Meta<typeof Bare> = { component: Bare, args: { text: 'Send' } };
export default meta;

export const Sending: StoryObj<typeof Bare> = {};
