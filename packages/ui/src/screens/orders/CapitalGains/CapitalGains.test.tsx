import { i18n } from '@lingui/core';
import { capitalGainsJourneys } from '@folioflow/flows/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import { showLanguage } from '../../../testing/shown-texts.ts';
import { screenPropsAt } from '../../../testing/flow-story.tsx';
import { CapitalGains } from './CapitalGains.tsx';
import { readPdf } from './pdf/testing/read-pdf.ts';

/** 26 November 2026, 10:00 AM in India. */
const now = () => Date.UTC(2026, 10, 26, 4, 30);
const show = (scenario: 'Loaded' | 'LoadedWithLoss' | 'LoadedWithoutSales') =>
  render(
    <ClockProvider now={now}>
      <CapitalGains {...screenPropsAt(capitalGainsJourneys, scenario)} />
    </ClockProvider>,
  );
const region = (name: string) => page.getByRole('region', { name, exact: true });

afterEach(() => vi.restoreAllMocks());

test('the running year is first, and says that it is not over', async () => {
  await show('Loaded');
  await expect.element(page.getByLabelText(i18n._('capitalGains.year'))).toHaveValue('2026');
  await expect
    .element(page.getByText('This year ends on 31 Mar 2027. Later sales will change the totals.'))
    .toBeVisible();
});

test('the tax follows the slab rate and the losses of earlier years, which no address contains', async () => {
  await show('Loaded');
  const sum = region(i18n._('capitalGains.summary'));
  await expect.element(sum).toMatchTextContent(/\+₹1,55,015/);
  await expect.element(sum).toMatchTextContent(i18n._('capitalGains.tax.unknown'));
  await userEvent.selectOptions(page.getByLabelText(i18n._('saleEstimate.slab')), '30');
  await expect.element(sum).toMatchTextContent('₹4,607.71');
  await userEvent.fill(page.getByLabelText(i18n._('capitalGains.lossLong')), '20000');
  await expect.element(sum).toMatchTextContent('₹2,107.71');
  await expect
    .element(page.getByRole('region', { name: new RegExp(`^${i18n._('capitalGains.group.long')}`) }))
    .toMatchTextContent(/Covered by losses-₹20,000/);
  expect(location.href).not.toContain('20000');
});

test('another year has its own sales, or none', async () => {
  await show('Loaded');
  await userEvent.selectOptions(page.getByLabelText(i18n._('capitalGains.year')), '2025');
  await expect.element(page.getByText(i18n._('capitalGains.none'))).toBeVisible();
  await expect.element(page.getByText(/^This year ends/)).not.toBeInTheDocument();
});

test('a loss remains, and a sale of an unknown class is listed without a gain', async () => {
  await show('LoadedWithLoss');
  await expect.element(page.getByText(i18n._('capitalGains.unknown'))).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /HDFC Corporate Bond/ }))
    .toMatchTextContent(/Not known.*Not known/);
});

/** Files that the page saves meanwhile, with their names. */
function watchFiles() {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { files, names };
}

test('the files have the name of the year and the rows of the page', async () => {
  await show('Loaded');
  const { files, names } = watchFiles();
  await userEvent.click(page.getByRole('button', { name: i18n._('capitalGains.files.sales') }));
  await userEvent.click(page.getByRole('button', { name: i18n._('capitalGains.files.schedule') }));
  expect(names).toEqual(['capital-gains-2026-27.csv', 'schedule-112a-2026-27.csv']);
  const [sales = '', schedule = ''] = await Promise.all(files.map((file) => file.text()));
  expect(sales.split('\r\n')).toHaveLength(6);
  expect(schedule).toContain('"BE","INF109K01BL4"');
});

test('the PDF file has the sums of the page, and its button waits for it', async () => {
  await show('Loaded');
  const { files, names } = watchFiles();
  await userEvent.selectOptions(page.getByLabelText(i18n._('saleEstimate.slab')), '30');
  const button = page.getByRole('button', { name: i18n._('capitalGains.files.pdf') });
  (button.element() as HTMLElement).click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect([names, files.map(({ type }) => type)]).toEqual([['capital-gains-2026-27.pdf'], ['application/pdf']]);
  const [file = new Blob()] = files;
  const { pages } = await readPdf(file);
  expect(pages.flat()).toEqual(expect.arrayContaining(['1,55,015.00', '4,607.71']));
});

test('the files of a page in Hindi are in Hindi, except the columns of the form of the tax department', async () => {
  await showLanguage('hi');
  try {
    await show('Loaded');
    const { files } = watchFiles();
    for (const name of [
      i18n._('capitalGains.files.sales'),
      i18n._('capitalGains.files.schedule'),
      i18n._('capitalGains.files.pdf'),
    ])
      await userEvent.click(page.getByRole('button', { name }));
    await expect.poll(() => files.length).toBe(3);
    const [sales = new Blob(), schedule = new Blob(), pdf = new Blob()] = files;
    expect((await sales.text()).split('\r\n')[0]).toMatch(
      /^"स्कीम","ISIN","फोलियो \(इस कॉलम को टेक्स्ट के रूप में आयात करें\)","खरीद की तारीख"/,
    );
    expect(await schedule.text()).toMatch(/^"Share\/Unit Acquired\(1a\)"/);
    expect((await readPdf(pdf)).title).toBe('पूंजीगत लाभ 2026–27');
  } finally {
    await showLanguage('en');
  }
});

test('a PDF file that cannot be saved is a failure in place of its button, with a retry', async () => {
  await show('Loaded');
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No memory.');
  });
  await userEvent.click(page.getByRole('button', { name: i18n._('capitalGains.files.pdf') }));
  await expect.element(region(i18n._('capitalGains.files')).getByRole('alert')).toBeVisible();
  create.mockRestore();
  const { names } = watchFiles();
  await userEvent.click(region(i18n._('capitalGains.files')).getByRole('button', { name: i18n._('common.retry') }));
  await expect.poll(() => names).toEqual(['capital-gains-2026-27.pdf']);
  await expect.element(page.getByRole('button', { name: i18n._('capitalGains.files.pdf') })).toBeVisible();
});

test('the page is printed with its year and its tables, without its buttons and entries', async () => {
  await show('Loaded');
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await userEvent.click(page.getByRole('button', { name: i18n._('capitalGains.files.print') }));
  expect(print).toHaveBeenCalledOnce();
  const shownControls = () =>
    [...document.querySelectorAll<HTMLElement>('button, input, select')].filter((control) => control.checkVisibility());
  expect(shownControls()).not.toEqual([]);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    expect(shownControls()).toEqual([page.getByLabelText(i18n._('capitalGains.year')).element()]);
    await expect.element(region(i18n._('capitalGains.summary'))).toBeVisible();
    await expect.element(page.getByRole('table', { name: i18n._('capitalGains.sales') })).toBeVisible();
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
});

test('the sales are records on a phone, which scroll in one direction only', async () => {
  await page.viewport(360, 740);
  await show('Loaded');
  const sales = page.getByRole('table', { name: i18n._('capitalGains.sales') });
  await expect
    .element(sales.getByRole('columnheader', { name: i18n._('capitalGains.sales.cost') }))
    .toBeInTheDocument();
  const room = sales.element().parentElement;
  expect(room?.scrollWidth).toBe(room?.clientWidth);
});
