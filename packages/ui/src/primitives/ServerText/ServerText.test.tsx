import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import '../../tokens/tokens.css';
import { ServerText } from './ServerText.tsx';

const shownText = (element: Element) => element.querySelector('span')?.textContent;

test('two thousand characters are shown unchanged', async () => {
  const text = 'a'.repeat(2000);
  const { container } = await render(<ServerText text={text} />);
  expect(container.textContent).toBe(text);
});

test('the rest of a longer text is shown and hidden again by keyboard', async () => {
  const text = `${'a'.repeat(1999)}😀 and the end`;
  const { container } = await render(<ServerText text={text} />);
  expect(shownText(container)).toBe(`${'a'.repeat(1999)}…`);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(shownText(container)).toBe(text);
  await expect.element(page.getByRole('button', { name: 'Show less' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(shownText(container)).toBe(`${'a'.repeat(1999)}…`);
});

test.each([
  ['Order placed successfully.', 'en'],
  ['आपका ऑर्डर दर्ज हो गया। SIP 5000', 'hi'],
])('the language of %j is marked as %s', async (text, language) => {
  const { container } = await render(<ServerText text={text} />);
  expect(container.querySelector('span')?.lang).toBe(language);
});

test('another text is collapsed again', async () => {
  const { container, rerender } = await render(<ServerText text={'a'.repeat(3000)} />);
  await page.getByRole('button', { name: 'Show all' }).click();
  await rerender(<ServerText text={'b'.repeat(3000)} />);
  expect(shownText(container)).toBe(`${'b'.repeat(2000)}…`);
});
