import { secondFactorJourneys, signInCodeJourneys, signInJourneys } from '@folioflow/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { loadDrawnChart, loadOpenedLayout } from './drawing/load-drawn-chart.ts';
import { Page } from '../../ui/src/shell/Page.tsx';
import { storyReviewOf, storyTable } from './panel/flow-review.ts';
import { chartOf } from './chart/read-chart.ts';
import { FlowChart } from './docs/FlowChart.tsx';
import { FlowDocs } from './docs/FlowDocs.tsx';
import { FlowPosition } from './panel/FlowPosition.tsx';
import { PlayHarness } from './play/testing/PlayHarness.tsx';

const codes = secondFactorJourneys('subject', 'result');
const FlowAnchor = ({ children }: { children: string }) => <a href="#flow">{children}</a>;
const opener = {
  load: loadDrawnChart,
  loadOpened: loadOpenedLayout,
  pathOf: (_flow: string, story: string) => `?path=${story}`,
  open: () => undefined,
};
const renderPage = (shown: ReactNode) => () => <Page>{shown}</Page>;

const meta = { title: 'Review/Flow', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chart: Story = {
  render: renderPage(
    <>
      <h1>Second factor</h1>
      <FlowChart chart={chartOf(codes.flow)} link={FlowAnchor} />
    </>,
  ),
};

export const PlaceOfAStory: Story = {
  render: renderPage(
    <>
      <h1>Sign-in code</h1>
      <FlowPosition {...storyReviewOf(signInCodeJourneys, 'VerifyingCoolingDown')} stories={opener} link={FlowAnchor} />
    </>,
  ),
};

export const DocsPage: Story = {
  render: renderPage(
    <FlowDocs
      title="Second factor"
      purpose="Sends a code and confirms with it what its parent is about to do."
      routes={['otp-2']}
      parents={['signInCode']}
      chart={chartOf(codes.flow)}
      rows={storyTable(codes).map(({ leaves, stories }) => ({
        leaves,
        stories: stories.map(({ scenario, calls }) => ({ name: scenario, path: '#story', calls })),
      }))}
      opener={opener}
      link={FlowAnchor}
    />,
  ),
};

export const Play: Story = {
  render: renderPage(
    <>
      <h1>Sign in</h1>
      <PlayHarness journeys={signInJourneys} scenario="RequestingCode" isStarted />
    </>,
  ),
};

export const PlayBeforeItsStart: Story = {
  render: renderPage(
    <>
      <h1>Sign in</h1>
      <PlayHarness journeys={signInJourneys} scenario="EnteringMobile" trace="damaged" />
    </>,
  ),
};
