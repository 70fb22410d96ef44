import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';

import '../tokens/tokens.css';
import { AppShell, type AppShellProps } from './AppShell.tsx';
import { BrandContext, type Brand } from './brand.ts';
import { isWithinEntry } from './Navigation.tsx';

const nav = [
  { label: 'Explore', to: '/schemeList', icon: null },
  { label: 'Orders', to: '/orderList', icon: null, covers: ['/sipList'] },
  { label: 'Banks and mandates', short: 'Banks', to: '/bankAccountList', icon: null },
];

const brand: Brand = { product: 'Example', logoUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' };

type FramedPageProps = Partial<AppShellProps> & { brand?: Brand };

function FramedPage({ brand: shown = brand, ...options }: FramedPageProps) {
  return (
    <BrandContext value={shown}>
      <AppShell
        nav={nav}
        current="/schemeList/"
        profileTitle="9876543210"
        company="Example Wealth"
        helpdeskUrl="https://help.example.in"
        onLogout={() => undefined}
        {...options}
      >
        <h1>Explore</h1>
      </AppShell>
    </BrandContext>
  );
}

const renderFrame = (props: FramedPageProps = {}) => render(<FramedPage {...props} />);

async function renderShell(props: FramedPageProps = {}) {
  const done: string[] = [];
  await renderFrame({ onLogout: () => done.push('logged out'), ...props });
  return done;
}

test('the logo links to the scheme list [ON-405]', async () => {
  await renderShell();
  await expect.element(page.getByRole('link', { name: 'Example' })).toHaveAttribute('href', '/schemeList');
});

test('the frame shows the name and the logo of the brand, and no other name', async () => {
  await page.viewport(360, 740);
  await renderShell();
  const bar = page.getByRole('banner');
  await expect.element(bar.getByText('Example', { exact: true }).last()).toBeVisible();
  const logos = [...bar.element().querySelectorAll('img')];
  expect(logos.map(({ src, alt, width, height }) => [src, alt, width, height])).toEqual([[brand.logoUrl, '', 30, 30]]);
  expect(document.body.textContent).not.toContain('Folioflow');
});

test('an inner page has a link back beside the logo on a phone, and the logo alone on a wide screen [ON-405]', async () => {
  const back = page.getByRole('link', { name: 'Back' });
  const logo = page.getByRole('link', { name: 'Example' });
  await page.viewport(360, 740);
  const { rerender } = await renderFrame({ back: '/orderList' });
  await expect.element(back).toHaveAttribute('href', '/orderList');
  await expect.element(logo).toHaveAttribute('href', '/schemeList');
  await expect.element(logo).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(logo).toBeVisible();
  await expect.element(back).not.toBeInTheDocument();
  await page.viewport(360, 740);
  await rerender(<FramedPage />);
  await expect.element(logo).toBeVisible();
  await expect.element(back).not.toBeInTheDocument();
});

test('a host can return to the previous page instead of following the link back', async () => {
  await page.viewport(360, 740);
  let presses = 0;
  await renderShell({
    back: '/orderList',
    onBack: (event) => {
      event.preventDefault();
      presses += 1;
    },
  });
  await userEvent.click(page.getByRole('link', { name: 'Back' }));
  expect(presses).toBe(1);
});

test('a brand draws its logo itself in the size of the frame', async () => {
  await renderShell({ brand: { product: 'Example', drawLogo: (size) => <svg data-logo={size} /> } });
  await expect.element(page.getByRole('banner')).toBeVisible();
  expect([...document.querySelectorAll('[data-logo]')].map((logo) => logo.getAttribute('data-logo'))).toEqual(['30']);
});

test.each([
  [1280, '9876543210', '9876543210'],
  [360, '9876543210', '••3210'],
  [1280, 'asha@example.in', 'asha@example.in'],
  [360, 'asha@example.in', 'asha@example.in'],
])(
  'at %i px the profile menu is titled %s in its name and its content; its button shows %s [ON-407 ON-408]',
  async (width, profileTitle, shown) => {
    await page.viewport(width, 800);
    await renderShell({ profileTitle });
    const opener = page.getByRole('button', { name: profileTitle, exact: true });
    await expect.element(opener.getByText(shown, { exact: true })).toBeVisible();
    await userEvent.click(opener);
    const profileMenu = page.getByRole('menu', { name: profileTitle, exact: true });
    await expect.element(profileMenu.getByText(profileTitle, { exact: true })).toBeVisible();
  },
);

test('without a profile there is no menu', async () => {
  await renderShell({ profileTitle: null });
  await expect.element(page.getByRole('heading', { name: 'Explore' })).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('Logout is below the entries of the app', async () => {
  const done = await renderShell({ profileItems: [{ label: 'My KYC', to: '/accounts' }] });
  await userEvent.click(page.getByRole('button', { name: '9876543210' }));
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['My KYC', 'Logout']);
  await userEvent.click(page.getByRole('menuitem', { name: 'Logout' }));
  expect(done).toEqual(['logged out']);
});

test('the navigation is at the bottom below 768 pixels, else at the top, and never shown twice', async () => {
  const navigationPosition = () => {
    const [visible, ...more] = page.getByRole('navigation', { name: 'Main' }).elements();
    return [visible !== undefined && visible.getBoundingClientRect().top > 300 ? 'bottom' : 'top', more.length];
  };
  await page.viewport(767, 800);
  await renderShell();
  expect(navigationPosition()).toEqual(['bottom', 0]);
  await page.viewport(768, 800);
  await expect.poll(navigationPosition).toEqual(['top', 0]);
});

test('the entry of the current page is marked', async () => {
  await page.viewport(1280, 800);
  await renderShell({ current: '/SIPLIST/' });
  await expect.element(page.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Explore' })).not.toHaveAttribute('aria-current');
});

test('a path belongs to an entry with the same path or a parent path, not to a similar one', () => {
  const entry = { to: '/orderList' };
  expect(
    ['/orderList', '/orderlist/', '/orderList/12', '/orderListing', '/'].map((path) => isWithinEntry(entry, path)),
  ).toEqual([true, true, true, false, false]);
});

test('the shell is not wider than a window of 320 pixels', async () => {
  await page.viewport(320, 640);
  await renderShell({ back: '/orderList' });
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('the footer has exactly three links, and the helpdesk opens in a new tab without an opener [ON-007]', async () => {
  await renderShell();
  expect(
    page
      .getByRole('contentinfo')
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual([
    ['Terms', '/terms-condition', null],
    ['Privacy Policy', '/privacy-policy', null],
    ['Helpdesk', 'https://help.example.in', 'noopener'],
  ]);
});

test('the footer names the provider’s exclusions of liability [ON-008]', async () => {
  await renderShell();
  const { textContent } = page.getByRole('contentinfo').element();
  expect(['non-execution', 'wrong execution'].filter((words) => textContent.includes(words))).toEqual([
    'non-execution',
    'wrong execution',
  ]);
});

test('the footer has the verbatim warning of the regulator', async () => {
  await renderShell();
  await expect
    .element(page.getByRole('contentinfo').getByRole('strong'))
    .toHaveTextContent(
      'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
    );
});

test('the copyright line has the configured company [ON-009]', async () => {
  await renderShell({ company: 'Another Distributor' });
  await expect.element(page.getByText('© Another Distributor. All rights reserved.')).toBeVisible();
});
