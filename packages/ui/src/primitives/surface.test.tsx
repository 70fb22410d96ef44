import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import '../tokens/tokens.css';
import { Button } from './Button/Button.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { NoticeStack } from './NoticeStack/NoticeStack.tsx';
import { createOpenModals, SurfaceContext, type Surface } from './surface.ts';

const createSurface = (): Surface => ({ modals: createOpenModals(), matchMedia: (query) => matchMedia(query) });
const ignore = () => undefined;

test('a notice is rendered inside the open dialog of its own surface only', async () => {
  const [one, other] = [createSurface(), createSurface()];
  await render(
    <>
      <SurfaceContext value={one}>
        <Dialog open title="Watchlist" onClose={ignore}>
          <p>Words</p>
        </Dialog>
        <NoticeStack notices={[{ id: 'own', kind: 'success', text: 'Saved here' }]} onDismiss={ignore} />
      </SurfaceContext>
      <SurfaceContext value={other}>
        <NoticeStack notices={[{ id: 'foreign', kind: 'success', text: 'Saved there' }]} onDismiss={ignore} />
      </SurfaceContext>
    </>,
  );
  const dialog = () => page.getByRole('dialog', { name: 'Watchlist' });
  await expect.element(dialog().getByText('Saved here')).toBeVisible();
  await expect.element(page.getByText('Saved there')).toBeInTheDocument();
  expect(dialog().element().textContent).not.toContain('Saved there');
});

test('a dialog in a shadow root restores the focus inside of it', async () => {
  function Inside() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>New watchlist</Button>
        <Dialog open={isOpen} title="Watchlist" onClose={() => setOpen(false)}>
          <p>Words</p>
        </Dialog>
      </>
    );
  }
  function Host() {
    const [root, setRoot] = useState<ShadowRoot | null>(null);
    return (
      <div
        tabIndex={-1}
        ref={(host) => setRoot(host === null ? null : (host.shadowRoot ?? host.attachShadow({ mode: 'open' })))}
      >
        {root !== null && createPortal(<Inside />, root)}
      </div>
    );
  }
  await render(<Host />);
  await userEvent.click(page.getByRole('button', { name: 'New watchlist' }));
  await expect.element(page.getByRole('dialog', { name: 'Watchlist' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  // The document itself names the host only.
  const opener = () => page.getByRole('button', { name: 'New watchlist' }).element();
  await expect.poll(() => opener().matches(':focus')).toBe(true);
});
