import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { OnDemand, type OnDemandProps } from './OnDemand.tsx';

interface Told {
  text: string;
}
type Load = OnDemandProps<Told>['load'];

const here: Load = () => Promise.resolve<ComponentType<Told>>(({ text }) => <p>{text}</p>);
const coming: Load = () => new Promise(() => undefined);
const failed: Load = () => Promise.reject(new TypeError('offline'));

const meta = {
  title: 'Parts/OnDemand',
  component: OnDemand<Told>,
  args: { props: { text: 'Here it is.' }, load: here },
} satisfies Meta<typeof OnDemand<Told>>;
export default meta;

type Story = StoryObj<OnDemandProps<Told>>;

export const Here: Story = {};
export const Coming: Story = { args: { load: coming } };
export const Failed: Story = { args: { load: failed } };
