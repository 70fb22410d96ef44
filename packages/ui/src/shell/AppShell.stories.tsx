import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark, ChartPie, Compass, IdCard, KeyRound, Landmark, ReceiptText } from 'lucide-react';
import { fn } from 'storybook/test';
import { Card } from '../primitives/Card/Card.tsx';
import { icon } from '../primitives/icon.ts';
import { Stack } from '../primitives/Layout/Layout.tsx';
import { PageHeading } from '../primitives/PageHeading/PageHeading.tsx';
import { AppShell } from './AppShell.tsx';
import { Page } from './Page.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    nav: [
      { label: 'Explore', to: '/schemeList', icon: <Compass {...icon} /> },
      { label: 'Watchlist', to: '/schemeWatchList', icon: <Bookmark {...icon} /> },
      { label: 'Orders', to: '/orderList', icon: <ReceiptText {...icon} />, covers: ['/sipList', '/stpList'] },
      { label: 'Portfolio', to: '/portfolio', icon: <ChartPie {...icon} /> },
      { label: 'Banks and mandates', short: 'Banks', to: '/bankAccountList', icon: <Landmark {...icon} /> },
    ],
    current: '/schemeList/',
    title: 'Explore',
    theme: <ThemeSwitch value="system" onValue={fn()} />,
    profileTitle: 'Meera Iyer',
    profileItems: [
      { label: 'My KYC', to: '/accounts', icon: <IdCard {...icon} /> },
      { label: 'mPin', to: '/mpinInformation', icon: <KeyRound {...icon} /> },
    ],
    company: 'Example Wealth Private Limited',
    helpdeskUrl: 'https://help.example.in',
    onLogout: fn(),
    children: (
      <Page>
        <Stack gap={24}>
          <PageHeading lead="1,512 schemes, direct from the fund houses.">Explore</PageHeading>
          <Card>A screen stands here.</Card>
        </Stack>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};
export const WithoutMobileNumber: Story = { args: { profileTitle: null } };
export const TitledWithMaskedNumber: Story = { args: { profileTitle: '••••••3210' } };
export const TitledWithEmail: Story = { args: { profileTitle: 'asha@example.in' } };

export const ProfileMenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meera Iyer' }));
  },
};
