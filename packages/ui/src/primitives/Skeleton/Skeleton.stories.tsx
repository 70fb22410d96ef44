import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Row, Stack } from '../Layout/Layout.tsx';
import { Loading, Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { width: '12rem', height: '1rem' },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const SchemeCard: Story = {
  render: () => (
    <Card>
      <Loading label="Loading schemes" />
      <Stack>
        <Row>
          <Skeleton width="2.75rem" height="2.75rem" shape="circle" />
          <Skeleton width="60%" height="1.25rem" />
        </Row>
        <Skeleton height="2rem" width="6rem" />
        <Skeleton height="4.5rem" />
      </Stack>
    </Card>
  ),
};
