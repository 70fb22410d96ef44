import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Row } from '../Layout/Layout.tsx';
import { LinkButton } from './LinkButton.tsx';
import { ExternalLink, TextLink } from './TextLink.tsx';

const meta = {
  title: 'Primitives/Link',
  component: LinkButton,
  args: { to: '/schemeList', children: 'Explore schemes' },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsButton: Story = {};
export const AsButtonWithIcon: Story = { args: { variant: 'secondary', icon: <Icon of={ArrowRight} /> } };

export const InText: Story = {
  render: () => (
    <p>
      Already with us? <TextLink to="/signin">Sign in</TextLink>, or ask the{' '}
      <ExternalLink href="https://help.example.in">helpdesk</ExternalLink>.
    </p>
  ),
};

export const AllOfThem: Story = {
  render: () => (
    <Row>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <LinkButton key={variant} variant={variant} to="/orderList">
          See the order
        </LinkButton>
      ))}
    </Row>
  ),
};
