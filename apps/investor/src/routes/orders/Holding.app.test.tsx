import { i18n } from '@folioflow/flows/testing/texts';
import { expect, page, test, visit } from '../../testing/app-test.tsx';
import { press } from '@folioflow/wiring/testing/gestures';
import { WITH_ORDERS } from '../../testing/faults/approaches/orders.ts';

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const holdingLink = () =>
  page
    .getByRole('list', { name: i18n._('holdings.list') })
    .getByRole('link')
    .first();

test('holdings are below the documented cards, and each leads to its page', async ({ investor }) => {
  await investor.signIn(WITH_ORDERS);
  visit('/portfolio');
  await expect.element(heading(i18n._('holdings.title'))).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: i18n._('holdings.title'), exact: true }))
    .toMatchTextContent(i18n._('holdings.count'));
  const name = holdingLink().element().textContent;
  await press(holdingLink());
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  expect(location.pathname).toBe('/holding');
  await expect.element(heading(i18n._('holding.transactions'))).toBeVisible();
  await expect
    .element(
      page
        .getByRole('table', { name: i18n._('holding.transactions') })
        .getByRole('rowheader')
        .first(),
    )
    .toBeVisible();
});

test('a provider without holdings leaves the portfolio as documented', async ({ investor, network }) => {
  await investor.signIn(WITH_ORDERS);
  const stop = network.injectFault('holding/list', () =>
    Promise.resolve(Response.json({ errors: [{ msg: 'Not found' }] }, { status: 404 })),
  );
  visit('/portfolio');
  await expect.element(page.getByRole('region', { name: 'Overall' })).toBeVisible();
  await expect.poll(() => network.callsTo('holding/list')).toHaveLength(1);
  await network.waitUntilQuiet();
  await expect.element(page.getByText(i18n._('holdings.loading'))).not.toBeInTheDocument();
  await expect.element(heading(i18n._('holdings.title'))).not.toBeInTheDocument();
  expect(
    page
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent),
  ).not.toContain('Not found');
  expect(document.querySelector('dialog[open], [popover]:popover-open')).toBeNull();
  stop();
});

for (const path of ['/holding', '/holding?scheme=unknown&folio=1'])
  test(`${path} is no holding and leads to the portfolio`, async ({ investor }) => {
    await investor.signIn(WITH_ORDERS);
    visit(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(i18n._('holding.unknown'));
    await expect
      .element(page.getByRole('link', { name: i18n._('holding.toPortfolio') }))
      .toHaveAttribute('href', '/portfolio');
    await expect.element(page.getByRole('main')).not.toMatchTextContent('unknown');
  });
