import { capitalGainsJourneys } from '@folioflow/flows/testing';
import { capitalGains as words } from '@folioflow/flows/words/capital-gains';
import { saleEstimate } from '@folioflow/flows/words/sale-estimate';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import { screenPropsAt } from '../../../testing/flow-story.tsx';
import { CapitalGains } from './CapitalGains.tsx';

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
  await expect.element(page.getByLabelText(words.year)).toHaveValue('2026');
  await expect
    .element(page.getByText('This year ends on 31 Mar 2027. Later sales will change the totals.'))
    .toBeVisible();
});

test('the tax follows the slab rate and the losses of earlier years, which no address contains', async () => {
  await show('Loaded');
  const sum = region(words.summary);
  await expect.element(sum).toMatchTextContent(/\+₹1,55,015/);
  await expect.element(sum).toMatchTextContent(words['tax.unknown']);
  await userEvent.selectOptions(page.getByLabelText(saleEstimate.slab), '30');
  await expect.element(sum).toMatchTextContent('₹4,607.71');
  await userEvent.fill(page.getByLabelText(words.lossLong), '20000');
  await expect.element(sum).toMatchTextContent('₹2,107.71');
  await expect
    .element(page.getByRole('region', { name: new RegExp(`^${words['group.long']}`) }))
    .toMatchTextContent(/Covered by losses-₹20,000/);
  expect(location.href).not.toContain('20000');
});

test('another year has its own sales, or none', async () => {
  await show('Loaded');
  await userEvent.selectOptions(page.getByLabelText(words.year), '2025');
  await expect.element(page.getByText(words.none)).toBeVisible();
  await expect.element(page.getByText(/^This year ends/)).not.toBeInTheDocument();
});

test('a loss remains, and a sale of an unknown class is listed without a gain', async () => {
  await show('LoadedWithLoss');
  await expect.element(page.getByText(words.unknown)).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /HDFC Corporate Bond/ }))
    .toMatchTextContent(/Not known.*Not known/);
});

test('the files have the name of the year and the rows of the page', async () => {
  await show('Loaded');
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await userEvent.click(page.getByRole('button', { name: words['files.sales'] }));
  await userEvent.click(page.getByRole('button', { name: words['files.schedule'] }));
  expect(names).toEqual(['capital-gains-2026-27.csv', 'schedule-112a-2026-27.csv']);
  const [sales = '', schedule = ''] = await Promise.all(files.map((file) => file.text()));
  expect(sales.split('\r\n')).toHaveLength(6);
  expect(schedule).toContain('"BE","INF109K01BL4"');
});

test('the page is printed for a PDF, without its controls', async () => {
  await show('Loaded');
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await userEvent.click(page.getByRole('button', { name: words['files.print'] }));
  expect(print).toHaveBeenCalledOnce();
  expect(region(words.files).element().closest('[data-screen-only]')).not.toBeNull();
});
