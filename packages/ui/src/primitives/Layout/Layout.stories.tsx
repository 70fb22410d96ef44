import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid, Row, Stack } from './Layout.tsx';

const meta = { title: 'Primitives/Layout', component: Stack } satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

const tiles = ['Lumpsum', 'SIP', 'STP'].map((name) => <Card key={name}>{name}</Card>);

export const Below: Story = { render: () => <Stack>{tiles}</Stack> };
export const Beside: Story = { render: () => <Row>{tiles}</Row> };
export const Columns: Story = { render: () => <Grid columns={3}>{tiles}</Grid> };
