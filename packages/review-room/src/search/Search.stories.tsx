import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchPage } from './SearchPage.tsx';
import { sampleIndex } from './testing/sample-index.ts';

const meta = {
  title: 'Review/Search',
  component: SearchPage,
  tags: ['!autodocs'],
  args: {
    load: () => Promise.resolve(sampleIndex),
    start: '',
    onQuery: fn(),
    pathOfFlow: (flow) => `?path=/docs/${flow}--docs`,
    markdown: ({ children }) => <p>{children}</p>,
  },
} satisfies Meta<typeof SearchPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Examples: Story = {};
export const Results: Story = { args: { start: '032' } };
export const ResultsOfRow: Story = { args: { start: 'ON-155' } };
export const NothingFound: Story = { args: { start: 'zzz' } };
export const Loading: Story = { args: { load: () => new Promise<never>(() => undefined) } };
export const Failed: Story = { args: { load: () => Promise.reject(new Error('offline')) } };
