import { expect, test, vi } from 'vitest';
import { render } from '../../../ui/src/testing/render.tsx';
import '../../../ui/src/tokens/tokens.css';
import { LinkProvider } from '../../../ui/src/primitives/Link/LinkProvider.tsx';
import { findViolations } from '../../../ui/src/story-tests/probes/accessibility.ts';
import { findEntries } from './find-entries.ts';
import { SearchPage } from './SearchPage.tsx';
import { sampleIndex } from './testing/sample-index.ts';

async function openSearch(start = '', load = () => Promise.resolve(sampleIndex)) {
  const onQuery = vi.fn();
  const screen = await render(
    <LinkProvider link={({ to, ...rest }) => <a {...rest} href={to} />}>
      <SearchPage
        load={load}
        start={start}
        onQuery={onQuery}
        pathOfFlow={(flow) => (flow === 'redeem' ? undefined : `?path=/docs/${flow}--docs`)}
        markdown={({ children }) => <p>{children}</p>}
      />
    </LinkProvider>,
  );
  return { screen, onQuery, input: screen.getByRole('searchbox', { name: 'Search the room' }) };
}

test('a row of the address shows its text, the charts that refer to it, and its stories', async () => {
  const { screen, input } = await openSearch('ON-155');
  await expect.element(input).toHaveValue('ON-155');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 result');
  expect([...screen.container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual(['login']);
  const links = screen.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['secondFactor', '?path=/docs/secondFactor--docs'],
    ['Sign In Code: Verifying After Wrong Code', '?path=/story/flows-access-signincode--verifying'],
    ['All stories of Sign In Code', '?path=/docs/flows-access-signincode--docs'],
  ]);
  expect(await findViolations(screen.container)).toEqual([]);
});

test('an example fills the field and the address', async () => {
  const { screen, input, onQuery } = await openSearch();
  await screen.getByRole('button', { name: '032' }).click();
  await expect.element(input).toHaveValue('032');
  expect(onQuery).toHaveBeenLastCalledWith('032');
  await expect.element(screen.getByRole('status')).toHaveTextContent('3 results');
});

test('an unknown word says what to do, and an index that cannot be loaded is reported', async () => {
  const { screen } = await openSearch('zzz');
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Nothing found. Check the spelling, or use fewer words.');
  const failed = await openSearch('', () => Promise.reject(new Error('offline')));
  await expect
    .element(failed.screen.getByRole('alert'))
    .toHaveTextContent('The index could not be loaded. Reload the page to try again.');
});

test.each([
  ['032', ['032 otpExpired', 'Decision 032', 'You pay ₹1,032 now']],
  ['decision 032', ['Decision 032']],
  ['resend', ['Resend OTP', 'ON-155']],
  ['otp resend', ['Resend OTP']],
  ['Otp', ['032 otpExpired', 'Resend OTP', 'secondFactor.sendCode → sendOtp']],
  ['esend', []],
  ['', []],
])('the query %j finds %j', (query, names) => {
  expect(findEntries(sampleIndex, query).map(({ name }) => name)).toEqual(names);
});
