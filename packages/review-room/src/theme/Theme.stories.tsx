import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_BRANDS } from '../../../ui/src/theme/sample-brands.ts';
import { draftOf, EMPTY_DRAFT } from './theme-draft.ts';
import { ThemePage } from './ThemePage.tsx';

const meta = {
  title: 'Tokens/Theme',
  component: ThemePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { start: EMPTY_DRAFT },
} satisfies Meta<typeof ThemePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const sampleNamed = (name: string) => {
  const sample = SAMPLE_BRANDS.find((brand) => brand.name === name);
  if (sample === undefined) throw new Error(`There is no sample brand ${name}.`);
  return draftOf(sample);
};

export const Editor: Story = {};
export const DeepGreen: Story = { args: { start: sampleNamed('Banyan Wealth') } };
export const Orange: Story = { args: { start: sampleNamed('Marigold Money') } };
export const Crimson: Story = { args: { start: sampleNamed('Kesari Capital') } };
export const Teal: Story = { args: { start: sampleNamed('Sagar Funds') } };
export const NearBlack: Story = { args: { start: sampleNamed('Obsidian') } };
export const Refused: Story = {
  args: { start: { name: 'Sunny Funds', brand: '#f5a800', neutral: '#d02090', radius: '40', font: '' } },
};
