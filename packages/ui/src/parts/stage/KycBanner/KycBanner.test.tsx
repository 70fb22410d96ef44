import { stages, type KycProgress } from '@folioflow/flows';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { KycBanner, type KycCheck } from './KycBanner.tsx';
import { KycBannerSpace } from './KycBannerSpace.tsx';

beforeEach(() => page.viewport(360, 740));
afterEach(() => page.viewport(414, 896));

const banner = () => page.getByRole('status');
const show = (progress: KycCheck['progress']) => render(<KycBanner progress={progress} />);

describe('the banner about the KYC', () => {
  test.each([
    ['pan', 'step 1 of 5: PAN card', '/panVerification'],
    ['aadhaar', 'step 2 of 5: Aadhaar card', '/aadhaarVerification'],
    ['bank', 'step 3 of 5: bank account', '/bankVerification'],
    ['personal', 'step 4 of 5: personal information', '/personalVerification'],
    ['esignkyc', 'step 5 of 5: e-signature', '/esignkycVerification'],
  ] as const)('names the due stage %s and links to its page', async (stage, next, path) => {
    await show({ kind: 'due', stage });
    await expect.element(banner()).toHaveTextContent(`Your KYC is at ${next}. Continue KYC`);
    await expect.element(page.getByRole('link', { name: 'Continue KYC', exact: true })).toHaveAttribute('href', path);
    expect(page.getByRole('link').elements()).toHaveLength(1);
  });

  test('names the awaited approval without a date and links to the record', async () => {
    await show({ kind: 'submitted' });
    await expect
      .element(banner())
      .toHaveTextContent('Your KYC is being approved, usually within 1 to 3 working days. Open My KYC');
    await expect.element(page.getByRole('link')).toHaveAttribute('href', '/accounts');
  });

  test('says that the KYC could not be checked', async () => {
    await show('unchecked');
    await expect.element(banner()).toHaveTextContent('We could not check your KYC just now. Open My KYC');
  });

  test('has no link after the approval', async () => {
    await show({ kind: 'approved' });
    await expect.element(banner()).toHaveTextContent('Your KYC is approved, and you can invest now.');
    expect(page.getByRole('link').elements()).toEqual([]);
  });

  test.each([360, 1280])(
    'is empty and reserves the space of every text while it is checked, at %d px',
    async (width) => {
      await page.viewport(width, 740);
      const screen = await show('checking');
      expect(banner().element().textContent).toBe('');
      const reserved = banner().element().clientHeight;
      const shown: KycCheck['progress'][] = [
        ...stages.map((stage): KycProgress => ({ kind: 'due', stage })),
        { kind: 'submitted' },
        { kind: 'approved' },
        'unchecked',
      ];
      const heights: number[] = [];
      for (const progress of shown) {
        await screen.rerender(<KycBanner progress={progress} />);
        heights.push(banner().element().clientHeight);
      }
      expect(heights).toEqual(shown.map(() => reserved));
      expect(document.documentElement.scrollWidth).toBe(width);
    },
  );

  test.each([
    [360, 740],
    [414, 896],
    [640, 800],
    [1280, 800],
  ])('has the height of its space before its code is fetched, at %d px', async (width, height) => {
    await page.viewport(width, height);
    const screen = await render(
      <main>
        <KycBannerSpace />
      </main>,
    );
    const space = page.getByRole('main').element();
    const reserved = space.clientHeight;
    await screen.rerender(
      <main>
        <KycBanner progress={{ kind: 'due', stage: 'personal' }} />
      </main>,
    );
    expect(reserved).toBeGreaterThan(0);
    expect(space.clientHeight).toBe(reserved);
  });
});
