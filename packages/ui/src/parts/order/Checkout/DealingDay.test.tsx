import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import { showLanguage } from '../../../testing/shown-texts.ts';
import { setDeviceZone } from '../../../testing/set-device-zone.ts';
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

/** 9:00 AM of Friday in India, the evening of Thursday in New York. */
const renderOnFriday = () =>
  render(
    <ClockProvider now={clockAt('2026-11-20T09:00:00+05:30')}>
      <DealingDay terms={{ cutOff: '15:00', settlementDays: 1 }} />
    </ClockProvider>,
  );

test('on a device of another zone, the cut-off has the zone and the day of India', async () => {
  setDeviceZone('America/New_York');
  await renderOnFriday();
  await expect.element(page.getByText(/^If you pay by 15:00 IST on Fri, 20 Nov 2026, you get the NAV/)).toBeVisible();
});

test('on a device in India, the cut-off is that of today', async () => {
  setDeviceZone('Asia/Kolkata');
  await renderOnFriday();
  await expect.element(page.getByText(/^If you pay by 15:00 today, you get the NAV/)).toBeVisible();
});

test('the zone is named in Hindi as well', async () => {
  setDeviceZone('America/New_York');
  await showLanguage('hi');
  onTestFinished(() => showLanguage('en'));
  await renderOnFriday();
  await expect.element(page.getByText(/^शुक्र, 20 नव॰ 2026 को 15:00 IST तक भुगतान करने पर/)).toBeVisible();
});
