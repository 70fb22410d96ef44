import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ServerHtml } from './ServerHtml.tsx';

const meta = {
  title: 'Primitives/ServerHtml',
  component: ServerHtml,
  args: {
    html: `<h3>Your order</h3><p>Instalment <b>3 of 12</b> was debited on 5 Nov 2026.</p>
      <ul><li>Keep ₹5,000 in your account</li><li>See the <a href="https://example.in/terms">terms</a></li></ul>
      <table><tr><th scope="col">Date</th><th scope="col">Units</th></tr><tr><td>5 Nov 2026</td><td>10.402</td></tr></table>`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Instalment|Only this/)).toBeVisible();
  },
} satisfies Meta<typeof ServerHtml>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rich: Story = {};

export const Hostile: Story = {
  args: {
    html: `<p onclick="alert(1)" style="position:fixed">Only this stays<script>alert(1)</script></p>
      <iframe src="https://example.in"></iframe><img src="https://example.in/a.png"><a href="javascript:alert(1)">a link</a>`,
  },
};
