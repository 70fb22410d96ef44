import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: {
    label: 'Photo of your PAN card',
    hint: 'PNG, JPEG or JPG, at most 5 MB',
    accept: 'image/png,image/jpeg',
    file: null,
    onChoose: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithCamera: Story = { args: { offersCamera: true } };
export const Chosen: Story = { args: { file: { name: 'pan-card-front-side-scanned.jpg', size: 2_412_000 } } };
export const Refused: Story = { args: { error: 'Upload file size should not exceed 5 MB' } };
export const Disabled: Story = { args: { disabled: true } };
export const Picture: Story = {
  args: {
    look: 'picture',
    file: {
      name: 'pan-card.png',
      size: 84_000,
      preview:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
    },
  },
};
