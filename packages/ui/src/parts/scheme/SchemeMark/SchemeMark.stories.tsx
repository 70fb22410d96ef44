import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../primitives/Layout/Layout.tsx';
import { SchemeMark } from './SchemeMark.tsx';

const meta = {
  title: 'Parts/SchemeMark',
  component: SchemeMark,
  args: { name: 'Amaltas Mutual Fund' },
} satisfies Meta<typeof SchemeMark>;
export default meta;

type Story = StoryObj<typeof meta>;

const houses = [
  'Amaltas',
  'Ficus Grove',
  'Gulmohar',
  'Hibiscus',
  'Ixora',
  'Kadamba',
  'Lantana',
  'Nilgiri Pine',
  'Palash',
];
const further = ['Quince', 'Rosewood', 'Semal', 'Tamarind', 'Udumbara', 'Vetiver', 'Wisteria', 'Yarrow'];

export const OfAHouse: Story = {};
export const Small: Story = { args: { size: 2 } };
export const LogoThatDoesNotLoad: Story = { args: { logo: 'data:image/png;base64,AAAA' } };
export const AllOfThem: Story = {
  render: () => (
    <Row gap={12}>
      {[...houses, ...further].map((house) => (
        <SchemeMark key={house} name={`${house} Mutual Fund`} />
      ))}
    </Row>
  ),
};
