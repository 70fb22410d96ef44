import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useReportedState } from '../../testing/controlled-story.tsx';
import { FilterList, type FilterListProps } from './FilterList.tsx';

function ControlledFilterList(args: FilterListProps) {
  const [chosen, keep] = useReportedState<readonly string[]>(args.chosen, (next) => args.onChosenChange([...next]));
  return <FilterList {...args} chosen={chosen} onChosenChange={keep} />;
}

const houses = [
  'Axis',
  'Bandhan',
  'DSP',
  'HDFC',
  'ICICI Prudential',
  'Kotak',
  'Mirae Asset',
  'Nippon India',
  'PPFAS',
  'SBI',
];

const meta = {
  title: 'Primitives/FilterList',
  component: FilterList,
  render: ControlledFilterList,
  args: {
    label: 'Fund house',
    options: houses.map((name) => ({ value: name, label: `${name} Mutual Fund` })),
    chosen: [],
    onChosenChange: fn(),
  },
} satisfies Meta<typeof FilterList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const TwoChosen: Story = { args: { chosen: ['Axis', 'PPFAS'] } };

export const Open: Story = {
  args: { chosen: ['Axis', 'PPFAS'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Fund house/ }));
    await canvas.findByRole('dialog', { name: 'Fund house' });
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Fund house/ }));
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search Fund house' }), 'ind');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Fund house/ }));
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search Fund house' }), 'zzz');
  },
};

export const Short: Story = {
  args: { label: 'Risk', options: ['Low', 'Moderate', 'Very High'].map((risk) => ({ value: risk, label: risk })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Risk' }));
    await canvas.findByRole('dialog', { name: 'Risk' });
  },
};
