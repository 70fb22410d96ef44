import { texts } from '@folioflow/flows/testing/texts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { Landing } from './Landing.tsx';

test('the page links to the sign-up first, the sign-in second and the calculator last', async () => {
  await render(<Landing />);
  const links = page.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.dataset['variant']])).toEqual([
    ['Open an account', '/signup', 'primary'],
    ['Sign in', '/signin', 'secondary'],
    ['See how a SIP could grow', '/sipcalculator', undefined],
  ]);
});

test('the minutes on the page are the sum of the minutes of the stages', async () => {
  await render(<Landing />);
  const notes = Object.entries(texts.en).filter(([key]) => /^kyc\.stage\.\w+\.note$/.test(key));
  const sum = notes.reduce((all, [, note]) => all + Number(/About (\d+) minutes/.exec(note)?.[1]), 0);
  expect(notes).toHaveLength(5);
  await expect.element(page.getByText(`About ${sum} minutes.`, { exact: false })).toBeVisible();
});
