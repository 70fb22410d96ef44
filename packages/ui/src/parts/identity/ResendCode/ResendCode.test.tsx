import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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
          words={{ resend: 'Send another code', resendIn: 'You can request another code in {seconds} seconds' }}
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
