import type { StageSection } from '@folioflow/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../../primitives/Card/Card.tsx';
import { StageSections } from './StageSections.tsx';

const card =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==';

const sections: readonly StageSection[] = [
  {
    name: 'pan',
    lines: [
      { attribute: 'Name', text: 'ASHA RAO' },
      { attribute: 'PAN', text: 'ABCDE1234F' },
      { attribute: 'Date of birth', text: '05/11/1990' },
    ],
    images: [card],
  },
  {
    name: 'aadhaar',
    lines: [
      { attribute: 'Name', text: 'Asha Rao' },
      { attribute: 'Aadhaar number', text: 'XXXX XXXX 1234' },
    ],
    images: [card, card],
  },
  { name: 'bank', lines: [{ attribute: 'Account number', text: '100000000001' }], images: [] },
  { name: 'address', lines: [{ attribute: 'Address', text: '12 Hill Road, Bandra, Mumbai 400050' }], images: [] },
  { name: 'general', lines: [], images: [] },
  { name: 'nominee', lines: [{ attribute: 'Name', text: 'Ravi Rao' }], images: [] },
];

const meta = {
  title: 'Parts/StageSections',
  component: StageSections,
  args: { sections, imageOrigin: 'https://provider.example' },
  decorators: [
    (Story) => (
      <Card style={{ maxWidth: '46rem' }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof StageSections>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const CardsThatDiffer: Story = {
  args: {
    sections: sections.map((section) =>
      section.name === 'aadhaar'
        ? { ...section, lines: [...section.lines, { attribute: 'Date of birth', text: '06/11/1990' }] }
        : section,
    ),
  },
};
export const Empty: Story = { args: { sections: sections.map(({ name }) => ({ name, lines: [], images: [] })) } };
export const ImagesOnly: Story = { args: { sections: [{ name: 'pan', lines: [], images: [card] }] } };
export const ImageThatDoesNotLoad: Story = {
  args: { sections: [{ name: 'pan', lines: [], images: ['data:image/png;base64,AAAA'] }] },
};
export const ImageFromElsewhere: Story = {
  args: {
    sections: [
      { name: 'pan', lines: [{ attribute: 'PAN', text: 'ABCDE1234F' }], images: ['https://elsewhere.example/a.png'] },
    ],
  },
};
