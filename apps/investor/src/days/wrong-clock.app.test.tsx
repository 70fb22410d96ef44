import { dayInIndia } from '@folioflow/ui';
import { describe, expect, field, now, page, replaceParts, test, visit } from '../testing/app-test.tsx';
import { submitPan } from '../testing/steps/card.ts';
import { createSipState, settleSipNominee } from '../testing/steps/sip.ts';
import { AT_PAN } from '../testing/test-data.ts';

const WITH_SIPS = '9000000101';
/** The persona with holdings since 2017. */
const WITH_HOLDINGS = '9000000117';
const MONTHS_MS = 210 * 86_400_000;
const YEARS_MS = 9_000 * 86_400_000;

const main = () => page.getByRole('main');
const setDeviceClock = (leadInMs: number) => replaceParts({ now: () => now() + leadInMs });

describe.for([
  ['months ahead', MONTHS_MS],
  ['months behind', -MONTHS_MS],
  ['years behind', -YEARS_MS],
] as const)('on a device whose clock is %s', ([, lead]) => {
  test('the calendar of payments begins on the day of the provider', async ({ investor }) => {
    const readMonths = async () => {
      visit('/paymentCalendar');
      await expect
        .element(
          main()
            .getByText(/SIP, paid by you/)
            .first(),
        )
        .toBeVisible();
      return main().element().textContent;
    };
    await investor.signIn(WITH_SIPS);
    const shown = await readMonths();
    setDeviceClock(lead);
    expect(await readMonths()).toBe(shown);
  });

  test('the lots of a holding are as old as on the day of the provider', async ({ investor }) => {
    const findLink = () => document.querySelector('a[href^="/holding?"]');
    const readLots = async (path: string) => {
      visit(path);
      const lot = main().getByRole('rowheader').first();
      await expect.element(lot).toBeVisible();
      return lot.element().closest('table')?.textContent;
    };
    await investor.signIn(WITH_HOLDINGS);
    visit('/portfolio');
    await expect.poll(findLink).not.toBeNull();
    const path = findLink()?.getAttribute('href') ?? '';
    const shown = await readLots(path);
    setDeviceClock(lead);
    expect(await readLots(path)).toBe(shown);
  });

  test('a SIP is offered on the day that the provider offers', async ({ investor, network }) => {
    await investor.signIn();
    setDeviceClock(lead);
    // The window of start days then begins on the eighth day ahead.
    network.rewriteAnswer('master/scheme/statistics', (chart) => ({
      ...chart,
      sip_minimum_date: '',
      sip_maximum_date: '',
    }));
    visit('/sipCheckout', createSipState());
    await settleSipNominee();
  });

  test('the years of birth are those of the day of the provider [ON-245]', async ({ investor }) => {
    await investor.signIn(AT_PAN);
    setDeviceClock(lead);
    await submitPan('pan-dob-mismatch.png');
    const latest = Number(dayInIndia(now()).slice(0, 4)) - 18;
    await expect.element(field('Year')).toBeVisible();
    const years = field('Year').element().querySelectorAll('option');
    expect(years[1]?.textContent).toBe(String(latest));
  });
});
