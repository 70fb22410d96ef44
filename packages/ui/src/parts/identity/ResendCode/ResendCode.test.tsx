import { i18n } from '@folioflow/flows/testing/texts';
import type { ResendState } from '@folioflow/flows';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import { ResendCode } from './ResendCode.tsx';

test('a long waiting text remains within the column of the fields', async () => {
  await page.viewport(360, 740);
  const { container } = await render(
    <ClockProvider now={() => 0}>
      <div style={{ width: 280, marginInline: 'auto' }}>
        <ResendCode
          resend={{ state: 'coolingDown', resendAvailableAt: 120_000 }}
          canResend={false}
          words={{
            resend: 'Send another code',
            resendIn: (seconds) => `You can request another code in ${seconds} seconds`,
          }}
          onResend={() => undefined}
        />
      </div>
    </ClockProvider>,
  );
  const resend = page.getByRole('button', { name: 'Send another code' }).element();
  const hint = document.getElementById(resend.getAttribute('aria-describedby') ?? '');
  const column = container.firstElementChild;
  expect(hint?.textContent).toContain('120 seconds');
  expect(hint?.getBoundingClientRect().left).toBeGreaterThanOrEqual(column?.getBoundingClientRect().left ?? Infinity);
});

test('the waiting time is shown right after the press, and counts from the answer [ON-157 DO-389]', async () => {
  const { rerender } = await render(inState({ state: 'resending' }));
  const button = page.getByRole('button', { name: 'Resend OTP' });
  await expect.element(button).toHaveAccessibleDescription('You can resend OTP in 120 secs');
  await rerender(inState({ state: 'coolingDown', resendAvailableAt: 115_000 }));
  await expect.element(button).toHaveAccessibleDescription('You can resend OTP in 115 secs');
});

const inState = (resend: ResendState) => (
  <ClockProvider now={() => 0}>
    <ResendCode
      resend={resend}
      canResend={false}
      words={{
        resend: i18n._('access.otp.resend'),
        resendIn: (seconds: number) => i18n._('access.otp.resendIn', { seconds }),
      }}
      onResend={() => undefined}
    />
  </ClockProvider>
);
