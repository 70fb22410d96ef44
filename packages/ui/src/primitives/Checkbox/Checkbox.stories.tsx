import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useReportedState } from '../../testing/controlled-story.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function ControlledCheckbox(args: CheckboxProps) {
  const [checked, keep] = useReportedState(args.checked, args.onCheckedChange);
  return <Checkbox {...args} checked={checked} onCheckedChange={keep} />;
}

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  render: ControlledCheckbox,
  args: {
    children: 'I agree that my Aadhaar details are read to verify my identity.',
    checked: false,
    onCheckedChange: fn(),
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};
export const Ticked: Story = { args: { checked: true } };
export const Demanded: Story = { args: { error: 'Please give your consent to go on' } };
export const Disabled: Story = { args: { checked: true, disabled: true } };
