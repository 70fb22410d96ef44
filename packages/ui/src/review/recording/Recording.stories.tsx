import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { expect, waitFor } from 'storybook/test';
import { flowPagePaths } from '../../../../../.storybook/flow-pages.ts';
import { storyPathOf } from '../drawing/story-path.ts';
import { TRACE_PARAMETER } from '../play/trace-parameter.ts';
import { encodeRecording } from './recording-code.ts';
import { givenRecording, roomAddressOf } from './recording-parameter.ts';
import { RecordingPage } from './RecordingPage.tsx';
import {
  fullWatchlist,
  impossibleSignIn,
  refusedSignIn,
  reloadedStatement,
  unknownStart,
} from './sample-recordings.ts';

function linkTo(unit: string, story: string, trace: string): string | null {
  const page = flowPagePaths[unit];
  return page === undefined ? null : roomAddressOf(`${storyPathOf(page, story)}&${TRACE_PARAMETER}=${trace}`);
}

const meta = {
  title: 'Review/Recording',
  component: RecordingPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { given: '', linkTo },
} satisfies Meta<typeof RecordingPage>;
export default meta;

type Story = StoryObj<typeof meta>;

function Encoded({ recording }: { recording: typeof refusedSignIn }) {
  const [given, setGiven] = useState('');
  useEffect(() => void encodeRecording(recording).then(setGiven), [recording]);
  return given === '' ? null : <RecordingPage given={given} linkTo={linkTo} />;
}

const subscribeToAddress = (onChange: () => void) => {
  window.parent.addEventListener('hashchange', onChange);
  return () => window.parent.removeEventListener('hashchange', onChange);
};

/** A room that is read without a browser has no address. */
function Addressed() {
  const given = useSyncExternalStore(subscribeToAddress, givenRecording, () => '');
  return <RecordingPage key={given} given={given} linkTo={linkTo} />;
}

/** The page that a link of the sandbox opens; its address contains the recording. */
export const FromTheSandbox: Story = { render: () => <Addressed /> };
/** The fixtures of many starts are tried before a recording is complete. */
const play: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('textbox', { name: 'Paste a recording' });
  await waitFor(() => expect(canvas.queryByText('Finding the fixtures')).not.toBeInTheDocument());
};

export const Complete: Story = { render: () => <Encoded recording={refusedSignIn} />, play };
export const CompleteLoad: Story = { render: () => <Encoded recording={reloadedStatement} />, play };
export const CompleteFromInput: Story = { render: () => <Encoded recording={fullWatchlist} />, play };
export const Incomplete: Story = { render: () => <Encoded recording={impossibleSignIn} />, play };
export const UnknownStart: Story = { render: () => <Encoded recording={unknownStart} />, play };
export const Damaged: Story = { args: { given: 'damaged' }, play };
