import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid, Row, Stack } from '../Layout/Layout.tsx';
import { Gain } from './Gain.tsx';
import { Money, Percent } from './Money.tsx';

const meta = {
  title: 'Primitives/Figure',
  component: Gain,
  args: { value: '12.40', unit: 'percent' },
} satisfies Meta<typeof Gain>;
export default meta;

type Story = StoryObj<typeof meta>;

export const GainInPercent: Story = {};
export const LossInPercent: Story = { args: { value: '-4.5' } };
export const LossInRupees: Story = { args: { value: -1250.5, unit: 'rupees' } };
export const ZeroReturn: Story = { args: { value: '0.00' } };
export const UnchangedNav: Story = { args: { value: 0, unit: 'rupees' } };
export const NoFigure: Story = { args: { value: '' } };

export const Together: Story = {
  render: () => (
    <Grid columns={3}>
      <Card>
        <Stack gap={4}>
          <span>Current value</span>
          <Money value="1248050.75" size="display" />
          <Row gap={8}>
            <Gain value="148050.75" unit="rupees" />
            <Gain value="13.46" />
          </Row>
        </Stack>
      </Card>
      <Card>
        <Stack gap={4}>
          <span>NAV, 20 Nov 2026</span>
          <Money value="48.1230" decimals="asGiven" size="display" />
          <Gain value={-0.312} unit="rupees" decimals={4} />
        </Stack>
      </Card>
      <Card>
        <Stack gap={4}>
          <span>Share of the whole</span>
          <Percent value="42.5" size="display" />
          <Money value="530000" />
        </Stack>
      </Card>
    </Grid>
  ),
};
