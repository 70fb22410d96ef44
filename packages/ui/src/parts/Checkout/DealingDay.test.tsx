import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ClockProvider } from '../../primitives/Countdown/ClockProvider.tsx';
import { DealingDay } from './DealingDay.tsx';

const at = (moment: string) => () => Date.parse(moment);

test('the day of the NAV goes by the provider’s clock, however wrong that of the device is', async () => {
  await render(
    <ClockProvider now={at('2027-11-20T23:00:00+05:30')} providerNow={at('2026-11-20T14:59:00+05:30')}>
      <DealingDay terms={{ cutOff: '15:00:00', settlesAfter: 1 }} />
    </ClockProvider>,
  );
  await expect.element(page.getByText(/it gets the NAV of Fri, 20 Nov 2026/)).toBeVisible();
});
