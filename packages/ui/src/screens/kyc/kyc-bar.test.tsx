import {
  esignKycJourneys,
  kycAadhaarJourneys,
  kycBankJourneys,
  kycPanJourneys,
  personalWizardJourneys,
} from '@folioflow/flows/testing';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { ClockProvider } from '../../primitives/Countdown/ClockProvider.tsx';
import { storyBrowser } from '../../parts/testing/story-browser.ts';
import { screenPropsAt } from '../../testing/flow-story.tsx';
import { EsignKyc } from './EsignKyc/EsignKyc.tsx';
import { KycAadhaar } from './KycAadhaar/KycAadhaar.tsx';
import { KycBank } from './KycBank/KycBank.tsx';
import { KycPan } from './KycPan/KycPan.tsx';
import { PersonalWizard } from './PersonalWizard/PersonalWizard.tsx';

beforeEach(() => page.viewport(360, 740));
afterEach(() => page.viewport(414, 896));

/** The pages of a person who passes all stages without going back. */
const stages: Readonly<Record<string, readonly ReactElement[]>> = {
  pan: (['Loading', 'Unavailable', 'PresentingCard', 'ReviewingUnconfirmed', 'Submitting', 'Verified'] as const).map(
    (name) => <KycPan {...storyBrowser} {...screenPropsAt(kycPanJourneys, name)} />,
  ),
  aadhaar: (
    ['Loading', 'Unavailable', 'PresentingCardBothSides', 'ReviewingUnconfirmed', 'Submitting', 'Verified'] as const
  ).map((name) => <KycAadhaar {...storyBrowser} {...screenPropsAt(kycAadhaarJourneys, name)} />),
  bank: (
    ['Loading', 'Unavailable', 'Detailing', 'PresentingCheque', 'Reviewing', 'Submitting', 'Verified'] as const
  ).map((name) => <KycBank {...storyBrowser} {...screenPropsAt(kycBankJourneys, name)} />),
  personal: (
    [
      'Unavailable',
      'Loading',
      'AddressDetailing',
      'IncomeDetailing',
      'Nominating',
      'VerifyingNominee',
      'NomineeVerified',
      'Photographing',
      'Finished',
      'Summary',
    ] as const
  ).map((name) => <PersonalWizard {...storyBrowser} {...screenPropsAt(personalWizardJourneys, name)} />),
  esignkyc: (
    [
      'Unavailable',
      'Loading',
      'ConsentingUnticked',
      'ConsentingTicked',
      'Signing',
      'Verifying',
      'SignedUnverified',
      'AwaitingApproval',
      'Approved',
    ] as const
  ).map((name) => <EsignKyc {...storyBrowser} {...screenPropsAt(esignKycJourneys, name)} />),
};

/** Filled share of the bar of the page in pixels, the sum of its steps. */
function measureBar(): number {
  const items = page.getByRole('list', { name: 'Steps of your KYC' }).getByRole('listitem').elements();
  expect(items).toHaveLength(5);
  return items.reduce((sum, item) => sum + Number.parseFloat(getComputedStyle(item, '::before').width), 0);
}

async function measureBars(shown: readonly ReactElement[]): Promise<readonly number[]> {
  const lengths: number[] = [];
  for (const element of shown) {
    const screen = await render(<ClockProvider now={Date.now}>{element}</ClockProvider>);
    lengths.push(measureBar());
    await screen.unmount();
  }
  return lengths;
}

const sorted = (lengths: readonly number[]) => lengths.toSorted((a, b) => a - b);

describe('the bar of the KYC', () => {
  test.each(Object.keys(stages))('never becomes shorter on the way through the stage %s', async (stage) => {
    const lengths = await measureBars(stages[stage] ?? []);
    expect(lengths).toEqual(sorted(lengths));
    expect(lengths.at(-1)).toBeGreaterThan(lengths[0] ?? 0);
  });

  test('never becomes shorter from one stage to the next, and ends full', async () => {
    const ends = await measureBars(Object.values(stages).flatMap((shown) => shown.slice(-1)));
    const starts = await measureBars(Object.values(stages).flatMap((shown) => shown.slice(0, 1)));
    const lengths = starts.flatMap((start, place) => [start, ends[place] ?? 0]);
    expect(lengths).toEqual(sorted(lengths));
    const list = page.getByRole('list', { name: 'Steps of your KYC' });
    await render(stages['esignkyc']?.at(-1));
    const widths = list
      .getByRole('listitem')
      .elements()
      .map((item) => item.clientWidth - Number.parseFloat(getComputedStyle(item, '::before').width));
    expect(widths.every((rest) => Math.abs(rest) < 1)).toBe(true);
  });
});
