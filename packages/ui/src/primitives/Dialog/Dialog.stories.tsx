import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  // The dialog covers the whole page, so each story needs its own page on the docs page.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    open: true,
    title: 'New watchlist',
    onClose: fn(),
    children: (
      <Stack>
        <p>Schemes you keep an eye on. At most ten in one list.</p>
        <TextField label="Name of the watchlist" value="Retirement" counter={30} onValueChange={fn()} />
      </Stack>
    ),
    actions: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Create watchlist</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const WithoutActions: Story = { args: { actions: undefined } };
export const Wide: Story = { args: { width: 'wide' } };

export const Long: Story = {
  args: {
    title: 'Transaction history',
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, line) => (
          <p key={line}>Instalment {line + 1}, units allotted</p>
        ))}
      </Stack>
    ),
  },
};
