import { addMonths, dayInIndia } from '@folioflow/api/contract';
import { installClock, now } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';

/** The persona with SIPs of every state. */
const WITH_SIPS = '9000000101';
const DAY_MS = 86_400_000;

const formatMonth = (day: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', year: 'numeric' }).format(new Date(day));

test.use({ hasRunClock: false });

for (const days of [210, -210])
  test(`the calendar of payments is that of the provider on a phone whose clock leads by ${days} days`, async ({
    page,
    context,
    investor,
  }) => {
    await installClock(context, now() + days * DAY_MS);
    await investor.signIn(WITH_SIPS);
    await page.goto('/paymentCalendar');
    const months = page.getByRole('main').getByRole('heading', { level: 2, name: /\d{4}$/ });
    await expect(months.first()).toBeVisible();
    const shown = await months.allInnerTexts();
    const firstOfMonth = `${dayInIndia(now()).slice(0, 7)}-01`;
    const possible = [0, 1, 2, 3].map((ahead) => formatMonth(addMonths(firstOfMonth, ahead)));
    expect(possible).toEqual(expect.arrayContaining(shown));
  });
