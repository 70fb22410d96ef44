import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark, ChartPie, Compass, IdCard, KeyRound, Landmark, ReceiptText } from 'lucide';
import { fn } from 'storybook/test';
import { Card } from '../primitives/Card/Card.tsx';
import { Icon } from '../primitives/Icon/Icon.tsx';
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
      { label: 'Explore', to: '/schemeList', icon: <Icon of={Compass} /> },
      { label: 'Watchlist', to: '/schemeWatchList', icon: <Icon of={Bookmark} /> },
      { label: 'Orders', to: '/orderList', icon: <Icon of={ReceiptText} />, covers: ['/sipList', '/stpList'] },
      { label: 'Portfolio', to: '/portfolio', icon: <Icon of={ChartPie} /> },
      { label: 'Banks and mandates', short: 'Banks', to: '/bankAccountList', icon: <Icon of={Landmark} /> },
    ],
    current: '/schemeList/',
    theme: <ThemeSwitch value="system" onValue={fn()} />,
    profileTitle: '9876543210',
    profileItems: [
      { label: 'My KYC', to: '/accounts', icon: <Icon of={IdCard} /> },
      { label: 'mPin', to: '/mpinInformation', icon: <Icon of={KeyRound} /> },
    ],
    company: 'Example Wealth Private Limited',
    helpdeskUrl: 'https://help.example.in',
    onLogout: fn(),
    children: (
      <Page>
        <Stack gap={24}>
          <PageHeading lead="1,512 schemes, direct from the fund houses.">Explore</PageHeading>
          <Card>A screen appears here.</Card>
        </Stack>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};
export const InnerPage: Story = { args: { current: '/sipList/', back: '/orderList' } };
export const WithoutMobileNumber: Story = { args: { profileTitle: null } };
export const TitledWithEmail: Story = {
  args: { profileTitle: 'asha@example.in' },
};

export const ProfileMenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '9876543210' }));
  },
};
