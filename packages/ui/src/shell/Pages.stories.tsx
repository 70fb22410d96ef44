import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LinkButton } from '../primitives/Link/LinkButton.tsx';
import { NeutralPage } from './NeutralPage.tsx';
import { StaticPage } from './StaticPage.tsx';
import { TroublePage } from './TroublePage.tsx';
import { UnreachablePage } from './UnreachablePage.tsx';

const meta = { title: 'Shell/Pages', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = { render: () => <NeutralPage to="/schemeList" link="Go to the schemes" /> };

export const Unreachable: Story = {
  render: () => <UnreachablePage text="We could not reach the service. Please try again." onRetry={fn()} />,
};

const firstPage = (
  <LinkButton variant="secondary" to="/">
    Go to the first page
  </LinkButton>
);

export const Unfetched: Story = { render: () => <TroublePage kind="unfetched" onRetry={fn()} /> };
export const UnfetchedTrying: Story = { render: () => <TroublePage kind="unfetched" busy onRetry={fn()} /> };
export const Crashed: Story = {
  render: () => (
    <TroublePage kind="crashed" onRetry={fn()}>
      {firstPage}
    </TroublePage>
  ),
};
export const CrashedWithoutFrame: Story = { render: () => <TroublePage kind="crashed" onRetry={fn()} /> };

export const Static: Story = {
  render: () => (
    <StaticPage title="Terms of Service" lead="The terms that you agree to when you use this service.">
      <h2>Age</h2>
      <p>You must be 18 years or older to use this service.</p>
      <h2>One account</h2>
      <p>Each person may hold one account only.</p>
      <ul>
        <li>You may not use a proxy or act for anyone but yourself.</li>
        <li>The balance of an account may not be transferred to another account or person.</li>
      </ul>
    </StaticPage>
  ),
};
