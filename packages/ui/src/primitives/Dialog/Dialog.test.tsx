import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import { useState } from 'react';
import '../../tokens/tokens.css';
import { Button } from '../Button/Button.tsx';
import { createOpenModals, SurfaceContext } from '../surface.ts';
import { Dialog } from './Dialog.tsx';

function Page({ persistent = false }: { persistent?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New watchlist</Button>
      <Dialog open={isOpen} title="Watchlist" persistent={persistent} onClose={() => setOpen(false)}>
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}
const openerButton = () => page.getByRole('button', { name: 'New watchlist' });
const dialog = () => page.getByRole('dialog', { name: 'Watchlist' });

test('opens as a modal with the focus on its title, and Escape restores the focus', async () => {
  await render(<Page />);
  await userEvent.click(openerButton());
  await expect.element(page.getByRole('heading', { name: 'Watchlist' })).toHaveFocus();
  expect(dialog().element().matches(':modal')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(openerButton()).toHaveFocus();
});

test('the close button closes it', async () => {
  await render(<Page />);
  await userEvent.click(openerButton());
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('the focus returns when the dialog is unmounted while open', async () => {
  function Removable() {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <Button onClick={() => setThere(true)}>New watchlist</Button>
        {isThere && (
          <Dialog open title="Watchlist" onClose={() => setThere(false)}>
            <p>Words</p>
          </Dialog>
        )}
      </>
    );
  }
  await render(<Removable />);
  await userEvent.click(openerButton());
  await userEvent.keyboard('{Escape}');
  await expect.element(openerButton()).toHaveFocus();
});

const pressBackdrop = () =>
  document
    .querySelector('dialog')
    ?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX: 1, clientY: 1 }));

test('a press on the backdrop closes it, unless it is persistent', async () => {
  const { rerender } = await render(<Page key="leaves" />);
  await userEvent.click(openerButton());
  pressBackdrop();
  await expect.element(dialog()).not.toBeInTheDocument();
  await rerender(<Page key="persistent" persistent />);
  await userEvent.click(openerButton());
  pressBackdrop();
  await expect.element(dialog()).toBeVisible();
});

test('is a full-width sheet at 480 pixels and a card at 481 [ON-010 OM-351]', async () => {
  await page.viewport(480, 800);
  await render(<Page />);
  await userEvent.click(openerButton());
  const width = () => dialog().element().getBoundingClientRect().width;
  expect(width()).toBe(480);
  await page.viewport(481, 800);
  await expect.poll(width).toBe(433);
});

test('a long body can be scrolled by keyboard before the first resize event', async () => {
  const silent = { observe: () => undefined, disconnect: () => undefined };
  vi.stubGlobal('ResizeObserver', function () {
    return silent;
  });
  await render(
    <Dialog open title="History" onClose={() => undefined}>
      <p style={{ height: '300vh' }}>Thirty instalments</p>
    </Dialog>,
  );
  await expect.element(page.getByRole('group', { name: 'History' })).toHaveAttribute('tabindex', '0');
  vi.unstubAllGlobals();
});

test('after a dialog whose opener is gone, the heading of the page has the focus', async () => {
  function PageWithRow() {
    const [step, setStep] = useState<'row' | 'dialog' | 'gone'>('row');
    return (
      <>
        <h1 tabIndex={-1}>Orders</h1>
        {step !== 'gone' && <button onClick={() => setStep('dialog')}>Cancel order</button>}
        <Dialog open={step === 'dialog'} title="Cancel this order?" onClose={() => setStep('gone')}>
          <button onClick={() => setStep('gone')}>Confirm</button>
        </Dialog>
      </>
    );
  }
  await render(<PageWithRow />);
  await userEvent.click(page.getByRole('button', { name: 'Cancel order' }));
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toHaveFocus();
});

test('a dialog that opens outside the page, or is moved with its surface, is a modal in the new place', async () => {
  const place = document.createElement('div');
  const draw = (isOpen: boolean, modals = createOpenModals()) => (
    <SurfaceContext value={{ modals, matchMedia: (query) => matchMedia(query) }}>
      <Dialog open={isOpen} title="Watchlist" onClose={vi.fn()}>
        <p>Words</p>
      </Dialog>
    </SurfaceContext>
  );
  const { rerender } = await render(draw(false), { container: document.body.appendChild(place) });
  place.remove();
  const modals = createOpenModals();
  await rerender(draw(true, modals));
  expect(modals.top()).toBeNull();
  for (let move = 0; move < 2; move += 1) {
    place.remove();
    document.body.append(place);
    const moved = createOpenModals();
    await rerender(draw(true, moved));
    expect(dialog().element().matches(':modal')).toBe(true);
    expect(moved.top()).toBe(dialog().element());
  }
});
