import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { OnDemand, type OnDemandProps } from './OnDemand.tsx';

interface TextProps {
  text: string;
}
type TextLoader = OnDemandProps<TextProps>['load'];

const resolvedLoad: TextLoader = () => Promise.resolve<ComponentType<TextProps>>(({ text }) => <p>{text}</p>);
const pendingLoad: TextLoader = () => new Promise(() => undefined);
const failedLoad: TextLoader = () => Promise.reject(new TypeError('offline'));

const meta = {
  title: 'Parts/OnDemand',
  component: OnDemand<TextProps>,
  args: { props: { text: 'Here it is.' }, load: resolvedLoad },
} satisfies Meta<typeof OnDemand<TextProps>>;
export default meta;

type Story = StoryObj<OnDemandProps<TextProps>>;

export const Here: Story = {};
export const Coming: Story = { args: { load: pendingLoad } };
export const Failed: Story = { args: { load: failedLoad } };
