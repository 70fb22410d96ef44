import { sampleForm } from '@folioflow/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PdfForm } from './PdfForm.tsx';

const meta = {
  title: 'Parts/PdfForm',
  component: PdfForm,
  args: {
    title: 'Declaration form',
    fileName: 'declaration.pdf',
    base64: sampleForm('I opt out of a nominee. Signed:'),
  },
} satisfies Meta<typeof PdfForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Readable: Story = {};
export const Unreadable: Story = { args: { base64: 'bm90IGEgcGRm' } };
