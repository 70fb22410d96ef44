import { awkwardMoments } from './days.ts';

/** Days of an order at a moment, counted by hand: Monday to Friday are working days. */
interface OrderDays {
  /** True if the cut-off of the present day can still be met. */
  readonly isToday: boolean;
  /** The first working day whose cut-off can still be met. */
  readonly nav: string;
  /** One working day after it. */
  readonly units: string;
  /** Three working days after it. */
  readonly credit: string;
  /** The first day that the scheme offers, at least eight days ahead, never after the 28th, and a month later. */
  readonly instalments: readonly [first: string, second: string];
}

const daysOf: Readonly<Record<keyof typeof awkwardMoments, OrderDays>> = {
  'the last day of February, a Sunday': {
    isToday: false,
    nav: '2027-03-01',
    units: '2027-03-02',
    credit: '2027-03-04',
    instalments: ['2027-03-10', '2027-04-10'],
  },
  'a leap day': {
    isToday: true,
    nav: '2028-02-29',
    units: '2028-03-01',
    credit: '2028-03-03',
    instalments: ['2028-03-10', '2028-04-10'],
  },
  'the last day of a financial year': {
    isToday: true,
    nav: '2027-03-31',
    units: '2027-04-01',
    credit: '2027-04-05',
    instalments: ['2027-04-10', '2027-05-10'],
  },
  'the first day of a financial year': {
    isToday: true,
    nav: '2027-04-01',
    units: '2027-04-02',
    credit: '2027-04-06',
    instalments: ['2027-04-10', '2027-05-10'],
  },
  'the last day of a year': {
    isToday: true,
    nav: '2026-12-31',
    units: '2027-01-01',
    credit: '2027-01-05',
    instalments: ['2027-01-10', '2027-02-10'],
  },
  'a Saturday': {
    isToday: false,
    nav: '2026-11-30',
    units: '2026-12-01',
    credit: '2026-12-03',
    instalments: ['2026-12-10', '2027-01-10'],
  },
  'minutes before the cut-off': {
    isToday: true,
    nav: '2026-11-20',
    units: '2026-11-23',
    credit: '2026-11-25',
    instalments: ['2026-11-28', '2026-12-28'],
  },
  'minutes after the cut-off': {
    isToday: false,
    nav: '2026-11-23',
    units: '2026-11-24',
    credit: '2026-11-26',
    instalments: ['2026-11-28', '2026-12-28'],
  },
  'minutes before midnight': {
    isToday: false,
    nav: '2027-01-21',
    units: '2027-01-22',
    credit: '2027-01-26',
    instalments: ['2027-01-28', '2027-02-28'],
  },
  'minutes after midnight': {
    isToday: true,
    nav: '2027-01-21',
    units: '2027-01-22',
    credit: '2027-01-26',
    instalments: ['2027-02-01', '2027-03-01'],
  },
};
/** The awkward moments with the days of an order at each. */
export const orderDays = (Object.keys(daysOf) as (keyof typeof daysOf)[]).map((name) => ({
  name,
  moment: awkwardMoments[name],
  ...daysOf[name],
}));
