import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import { SessionWarning } from '../SessionWarning/SessionWarning.tsx';
import { StaffFrame } from './StaffFrame.tsx';

const NOW = 1_795_150_800_000;
const now = () => NOW;

test('the frame says who is signed in and as what, and leads out', async () => {
  const onSignOut = vi.fn();
  await render(
    <StaffFrame member={{ email: 'viewer@staff.example', role: 'viewer' }} onSignOut={onSignOut}>
      <p>Clients</p>
    </StaffFrame>,
  );
  await expect.element(page.getByRole('banner')).toMatchTextContent(/Signed in as.*viewer@staff\.example.*Viewer/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('before sign-in the frame names nobody and leads nowhere out', async () => {
  await render(
    <StaffFrame member={null} onSignOut={() => undefined}>
      <p>Sign in</p>
    </StaffFrame>,
  );
  expect(page.getByRole('button').elements()).toEqual([]);
  await expect.element(page.getByText('Signed in as')).not.toBeInTheDocument();
});

test('a sign-in that is about to end says so politely and with seconds, and one press keeps it', async () => {
  const onStay = vi.fn();
  const warned = (warning: { kind: 'idling' | 'limit'; endsAt: number } | null) => (
    <ClockProvider now={now}>
      <SessionWarning warning={warning} onStay={onStay} />
    </ClockProvider>
  );
  const { rerender } = await render(warned(null));
  // The region exists before it has a text: otherwise no screen reader listens to it.
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  await rerender(warned({ kind: 'idling', endsAt: NOW + 45_000 }));
  await expect.element(page.getByRole('timer')).toMatchTextContent('you will be signed out in 45 seconds');
  await expect.element(page.getByRole('status')).toMatchTextContent('Press any key to stay signed in');
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  expect(onStay).toHaveBeenCalledOnce();
  await rerender(warned({ kind: 'limit', endsAt: NOW + 270_000 }));
  await expect.element(page.getByRole('timer')).toMatchTextContent('yours ends in 4:30');
  expect(page.getByRole('button').elements()).toEqual([]);
});
