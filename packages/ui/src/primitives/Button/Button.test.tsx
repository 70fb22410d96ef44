import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import '../../tokens/tokens.css';
import { Button } from './Button.tsx';

const button = () => page.getByRole('button', { name: 'Continue' });

test('a press calls the handler once', async () => {
  const pressed: string[] = [];
  await render(<Button onClick={() => pressed.push('pressed')}>Continue</Button>);
  await userEvent.click(button());
  expect(pressed).toEqual(['pressed']);
});

test('a busy button has the same width, name and focus, and ignores presses', async () => {
  const pressed: string[] = [];
  const press = () => pressed.push('pressed');
  const { rerender } = await render(<Button onClick={press}>Continue</Button>);
  const before = button().element().getBoundingClientRect().width;
  await userEvent.click(button());
  await rerender(
    <Button busy onClick={press}>
      Continue
    </Button>,
  );
  await userEvent.keyboard('{Enter}');
  button()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(pressed).toEqual(['pressed']);
  await expect.element(button()).toHaveFocus();
  await expect.element(button()).toHaveAttribute('aria-busy', 'true');
  expect(button().element().getBoundingClientRect().width).toBe(before);
});

test('Enter does not submit a form with a busy submit button', async () => {
  const sent: string[] = [];
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push('sent');
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" busy>
        Continue
      </Button>
    </form>,
  );
  await userEvent.type(page.getByLabelText('Name'), 'Asha{Enter}');
  expect(sent).toEqual([]);
});

test('the icon has a fixed size in a narrow column', async () => {
  await render(
    <table style={{ width: 1, whiteSpace: 'nowrap' }}>
      <tbody>
        <tr>
          <td>
            <div style={{ display: 'flex' }}>
              <Button icon={<svg width={16} height={16} data-testid="icon" />}>Show info</Button>
            </div>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  expect(page.getByTestId('icon').element().getBoundingClientRect().width).toBe(16);
});

test('is at least 44 pixels high and wide', async () => {
  await render(<Button size="small">Go</Button>);
  const { width, height } = page.getByRole('button', { name: 'Go' }).element().getBoundingClientRect();
  expect([width >= 44, height >= 44]).toEqual([true, true]);
});

test('a long wait is announced once, beside the button', async () => {
  const { rerender } = await render(<Button busy={false}>Verify</Button>);
  const region = document.querySelector('[aria-live=polite]');
  expect(region?.textContent).toBe('');
  expect(region?.closest('button')).toBeNull();
  await rerender(<Button busy>Verify</Button>);
  await expect.poll(() => region?.textContent).toBe('Please wait');
  await rerender(<Button busy={false}>Verify</Button>);
  expect(region?.textContent).toBe('');
});

test('a button without a waiting state has no live region', async () => {
  await render(<Button>Back</Button>);
  expect(document.querySelector('[aria-live]')).toBeNull();
});
