import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LinkProvider } from '../../primitives/Link/LinkProvider.tsx';
import '../../tokens/tokens.css';
import { findViolations } from '../probes/accessibility.ts';
import type { LoadedIndex } from './search-index.ts';
import { SearchPage } from './SearchPage.tsx';
import { sampleIndex } from './testing/sample-index.ts';

const load = () => Promise.resolve<LoadedIndex>({ index: sampleIndex, bytes: 2048 });

async function openSearch(start = '', loadIndex: () => Promise<LoadedIndex> = load) {
  const onQuery = vi.fn();
  const followed = vi.fn();
  const screen = await render(
    <LinkProvider
      link={({ to, ...rest }) => (
        <a
          {...rest}
          href={to}
          onClick={(event) => {
            event.preventDefault();
            followed(to);
          }}
        />
      )}
    >
      <SearchPage load={loadIndex} start={start} onQuery={onQuery} />
    </LinkProvider>,
  );
  return { screen, onQuery, followed, input: screen.getByRole('searchbox', { name: 'Search the stories' }) };
}

test('a query of the address is searched, announced, and its words are marked', async () => {
  const { screen, input } = await openSearch('resend otp');
  await expect.element(input).toHaveValue('resend otp');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 story in 1 flow or part');
  const marks = [...screen.container.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['Resend', 'OTP', 'otp']);
  expect(await findViolations(screen.container)).toEqual([]);
});

test('typing changes the address, and keys lead from the input to a story', async () => {
  const { screen, input, onQuery, followed } = await openSearch();
  await expect.element(screen.getByRole('button', { name: 'sendOtp' })).toBeVisible();
  await input.fill('code');
  expect(onQuery).toHaveBeenLastCalledWith('code');
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 stories in 2 flows and parts');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Verifying After Wrong Code');
  await userEvent.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledWith('?path=/story/flows-access-signincode--verifying');
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(followed).toHaveBeenLastCalledWith('?path=/story/flows-checkout-payment--closed');
});

test('a row without a named story leads to the page of its unit', async () => {
  const { screen } = await openSearch('ON-155');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 flow by acceptance rows');
  await expect.element(screen.getByRole('link', { name: 'Its only story' })).toBeVisible();
});

test('an unknown word says what to do', async () => {
  const { screen } = await openSearch('zzz');
  await expect.element(screen.getByRole('heading', { name: 'No story matches “zzz”' })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('No story found');
});

test('a failed load can be repeated', async () => {
  const failing = vi.fn(load).mockRejectedValueOnce(new Error('offline'));
  const { screen } = await openSearch('resend', failing);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The index could not be loaded.');
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 story in 1 flow or part');
});
