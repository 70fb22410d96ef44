import { secondFactorJourneys, signInCodeJourneys } from '@folioflow/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Page } from '../shell/Page.tsx';
import { reviewOf, storyTable } from './flow-review.ts';
import { chartOf } from './chart.ts';
import { FlowChart } from './FlowChart.tsx';
import { FlowDocs } from './FlowDocs.tsx';
import { FlowPlace } from './FlowPlace.tsx';

const codes = secondFactorJourneys('subject', 'result');
const link = ({ children }: { children: string }) => <a href="#flow">{children}</a>;
const page = (shown: ReactNode) => () => <Page>{shown}</Page>;

const meta = { title: 'Review/Flow', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chart: Story = {
  render: page(
    <>
      <h1>Second factor</h1>
      <FlowChart chart={chartOf(codes.flow)} link={link} />
    </>,
  ),
};

export const PlaceOfAStory: Story = {
  render: page(
    <>
      <h1>Sign-in code</h1>
      <FlowPlace {...reviewOf(signInCodeJourneys, 'VerifyingCoolingDown')} link={link} />
    </>,
  ),
};

export const DocsPage: Story = {
  render: page(
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
      link={link}
    />,
  ),
};
