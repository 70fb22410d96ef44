import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useReportedState } from '../../testing/controlled-story.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';

function ControlledChoiceGroup(args: ChoiceGroupProps<string>) {
  const [value, keep] = useReportedState<string | null>(
    args.value,
    (chosen) => chosen !== null && args.onValueChange(chosen),
  );
  return <ChoiceGroup {...args} value={value} onValueChange={keep} />;
}

const meta = {
  title: 'Primitives/ChoiceGroup',
  component: ChoiceGroup<string>,
  render: ControlledChoiceGroup,
  args: {
    label: 'Pay from',
    value: null,
    choices: [
      { value: 'hdfc', label: 'HDFC Bank', note: 'Account ending 1234', aside: <Tag tone="info">Primary</Tag> },
      { value: 'icici', label: 'ICICI Bank', note: 'Account ending 9008' },
      { value: 'sbi', label: 'State Bank of India', note: 'Not verified yet', disabled: true },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof ChoiceGroup<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { value: 'hdfc' } };
export const WithError: Story = { args: { error: 'Please choose the account you pay from' } };
