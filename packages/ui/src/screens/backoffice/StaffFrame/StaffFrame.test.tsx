import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import { BrandContext } from '../../../shell/brand.ts';
import { SessionWarning } from '../SessionWarning/SessionWarning.tsx';
import { StaffFrame } from './StaffFrame.tsx';

const NOW = 1_795_150_800_000;
const now = () => NOW;

test('the frame shows the signed-in member, the role and a button for the sign-out', async () => {
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

test('the link to the client list is named after the product', async () => {
  await render(
    <BrandContext value={{ product: 'Example' }}>
      <StaffFrame member={null} onSignOut={() => undefined}>
        <p>Sign in</p>
      </StaffFrame>
    </BrandContext>,
  );
  await expect.element(page.getByRole('link', { name: 'Example back-office' })).toHaveAttribute('href', '/clientList');
});

test('the frame shows neither a member nor a button before sign-in', async () => {
  await render(
    <StaffFrame member={null} onSignOut={() => undefined}>
      <p>Sign in</p>
    </StaffFrame>,
  );
  expect(page.getByRole('button').elements()).toEqual([]);
  await expect.element(page.getByText('Signed in as')).not.toBeInTheDocument();
});

test('the session warning announces the remaining time, and a press extends the session', async () => {
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
