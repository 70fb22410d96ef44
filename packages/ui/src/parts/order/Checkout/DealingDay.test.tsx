import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import { DealingDay } from './DealingDay.tsx';

const clockAt = (moment: string) => () => Date.parse(moment);

test('the NAV date depends on the provider’s clock, even if the device clock is wrong', async () => {
  await render(
    <ClockProvider now={clockAt('2027-11-20T23:00:00+05:30')} providerNow={clockAt('2026-11-20T14:59:00+05:30')}>
      <DealingDay terms={{ cutOff: '15:00:00', settlementDays: 1 }} />
    </ClockProvider>,
  );
  await expect.element(page.getByText(/you get the NAV of Fri, 20 Nov 2026/)).toBeVisible();
});
