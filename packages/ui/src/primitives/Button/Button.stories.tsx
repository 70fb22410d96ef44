import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide';
import { fn } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Row, Stack } from '../Layout/Layout.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Sign in with OTP', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Resend code' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Cancel order' } };
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = { args: { busy: true } };
export const WithIcon: Story = { args: { icon: <Icon of={Search} />, children: 'Explore schemes' } };
export const Wide: Story = { args: { wide: true } };

export const AllOfThem: Story = {
  render: () => (
    <Stack gap={16}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>Continue</Button>
          <Button variant={variant} size="small">
            Continue
          </Button>
          <Button variant={variant} busy>
            Continue
          </Button>
          <Button variant={variant} disabled>
            Continue
          </Button>
        </Row>
      ))}
    </Stack>
  ),
};
