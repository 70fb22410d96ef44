import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PageHeading } from '../primitives/PageHeading/PageHeading.tsx';
import { Page } from './Page.tsx';
import { PublicShell } from './PublicShell.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Shell/PublicShell',
  component: PublicShell,
  parameters: { layout: 'fullscreen' },
  args: {
    company: 'Example Wealth Private Limited',
    theme: <ThemeSwitch value="system" onValue={fn()} />,
    helpdeskUrl: 'https://help.example.in',
    children: (
      <Page>
        <PageHeading lead="Fast, secure purchase of more than 1500 funds.">
          Buy and sell Mutual Funds seamlessly
        </PageHeading>
      </Page>
    ),
  },
} satisfies Meta<typeof PublicShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithSignIn: Story = {};
export const OnSignInItself: Story = { args: { offersSignIn: false } };
