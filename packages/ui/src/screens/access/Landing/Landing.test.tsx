import { texts } from '@folioflow/flows/testing/texts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { BrandContext } from '../../../shell/brand.ts';
import '../../../tokens/tokens.css';
import { Landing } from './Landing.tsx';

test('the page links to the sign-up first and to the calculator', async () => {
  await page.viewport(1280, 800);
  await render(<Landing />);
  const links = page.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.dataset['variant']])).toEqual([
    ['Open an account', '/signup', 'primary'],
    ['See how a SIP could grow', '/sipcalculator', 'quiet'],
  ]);
});

test('the minutes on the page are the sum of the minutes of the stages', async () => {
  await render(<Landing />);
  const notes = Object.entries(texts.en).filter(([key]) => /^kyc\.stage\.\w+\.note$/.test(key));
  const sum = notes.reduce((all, [, note]) => all + Number(/About (\d+) minutes/.exec(note)?.[1]), 0);
  expect(notes).toHaveLength(5);
  await expect.element(page.getByText(`About ${sum} minutes`)).toBeVisible();
});

test('on a phone promise, sign-up and trust are on the first screen, and "Mutual Funds" is on one line [ON-099]', async () => {
  await page.viewport(360, 800);
  await render(
    <BrandContext value={{ product: 'Example', arn: 'ARN-123456' }}>
      <Landing />
    </BrandContext>,
  );
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Buy and sell Mutual Funds seamlessly');
  expect(page.getByText('Mutual Funds', { exact: true }).element().getClientRects()).toHaveLength(1);
  const trust = page.getByText('ARN-123456').element().getBoundingClientRect();
  expect(trust.bottom).toBeLessThan(800 - 56);
});
