import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import { HeadingFocus, PageHeading } from './PageHeading.tsx';

const heading = () => page.getByRole('heading', { level: 1 });

test('the first page does not move the focus; the next one does', async () => {
  const { rerender } = await render(
    <HeadingFocus>
      <PageHeading key="one">Sign in</PageHeading>
    </HeadingFocus>,
  );
  await expect.element(heading()).not.toHaveFocus();
  await rerender(
    <HeadingFocus>
      <PageHeading key="two">Enter the code</PageHeading>
    </HeadingFocus>,
  );
  await expect.element(heading()).toHaveTextContent('Enter the code');
  await expect.element(heading()).toHaveFocus();
});

test('a page in another frame moves the focus where the frames share an outer one', async () => {
  const inFrame = (frame: string, title: string) => (
    <HeadingFocus>
      <HeadingFocus key={frame}>
        <PageHeading>{title}</PageHeading>
      </HeadingFocus>
    </HeadingFocus>
  );
  const { rerender } = await render(inFrame('public', 'Sign in'));
  await expect.element(heading()).not.toHaveFocus();
  await rerender(inFrame('signed in', 'Portfolio'));
  await expect.element(heading()).toHaveTextContent('Portfolio');
  await expect.element(heading()).toHaveFocus();
});

test('a new step on the same page moves the focus', async () => {
  const { rerender } = await render(<PageHeading step="nominee">Nominee</PageHeading>);
  await expect.element(heading()).not.toHaveFocus();
  await rerender(<PageHeading step="review">Review</PageHeading>);
  await expect.element(heading()).toHaveFocus();
});

test('a focused heading is described by its lead until it loses the focus', async () => {
  const lead = 'Read the terms that you agree to.';
  const { rerender } = await render(<PageHeading step="nominee">New order</PageHeading>);
  await rerender(
    <PageHeading step="review" lead={lead}>
      New order
    </PageHeading>,
  );
  await expect.element(heading()).toHaveAccessibleDescription(lead);
  (heading().element() as HTMLElement).blur();
  await expect.element(heading()).not.toHaveAccessibleDescription();
});

test('a step that follows while the heading has the focus is spoken too', async () => {
  const { rerender } = await render(<PageHeading step="preparing">We are preparing your payment</PageHeading>);
  await rerender(<PageHeading step="waiting">Your payment request is on its way</PageHeading>);
  await expect.element(heading()).toHaveFocus();
  const focused: unknown[] = [];
  heading()
    .element()
    .addEventListener('focus', () => focused.push(heading().element().textContent));
  await rerender(<PageHeading step="paid">Your payment has arrived</PageHeading>);
  await expect.poll(() => focused).toEqual(['Your payment has arrived']);
});
