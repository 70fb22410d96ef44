import type { Meta, StoryObj } from '@storybook/react-vite';
import { riskTone } from '../../format/risk.ts';
import { Row } from '../Layout/Layout.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  args: { children: 'Equity, large cap', tone: 'neutral' },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const States: Story = {
  render: () => (
    <Row>
      <Tag>Registered</Tag>
      <Tag tone="gain">Units allotted</Tag>
      <Tag tone="loss">Rejected</Tag>
      <Tag tone="info">With the fund house</Tag>
      <Tag tone="warn">Payment awaited</Tag>
    </Row>
  ),
};

export const Risk: Story = {
  render: () => (
    <Row>
      {['Low to Moderate', 'Moderate', 'Very High'].map((risk) => (
        <Tag key={risk} tone={riskTone(risk)}>
          {risk}
        </Tag>
      ))}
    </Row>
  ),
};
