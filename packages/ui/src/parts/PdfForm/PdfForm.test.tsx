import { sampleForm } from '@folioflow/flows/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pdfOf } from './pdf.ts';
import { PdfForm } from './PdfForm.tsx';

const form = sampleForm('Nominee');
const download = () => page.getByRole('link', { name: 'Download' });

function showsPdf(canShow: boolean) {
  vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(canShow);
}
afterEach(() => vi.restoreAllMocks());

const opened = (base64 = form) =>
  render(<PdfForm base64={base64} title="Declaration form" fileName="declaration.pdf" />);

describe('reading the text (C-90)', () => {
  test('exact base64 of a PDF is a document', async () => {
    const file = pdfOf(form);
    expect(file?.type).toBe('application/pdf');
    expect((await file?.text())?.startsWith('%PDF-1.4')).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['another document', btoa('<html></html>')],
    ['a data address', `data:application/pdf;base64,${form}`],
    ['a line break inside', `${form.slice(0, 8)}\n${form.slice(8)}`],
    ['a missing end', form.replace(/=+$/, '').slice(0, 5)],
    ['padding that is too short', 'JVBERi0xLj='],
    ['padding in the middle', `JVBE=${form.slice(5)}`],
  ])('%s is none', (_, text) => {
    expect(pdfOf(text)).toBe(null);
  });
});

test('is previewed and can be downloaded where the browser shows PDFs', async () => {
  showsPdf(true);
  await opened();
  await expect.element(page.getByTitle('Declaration form')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  await expect.element(download()).toHaveAttribute('href', expect.stringMatching(/^blob:/));
  await expect.element(download()).toHaveAttribute('download', 'declaration.pdf');
});

test('opens large to be read, and is left again to where it was opened', async () => {
  showsPdf(true);
  await opened();
  const read = page.getByRole('button', { name: 'Read, Declaration form' });
  await userEvent.click(read);
  const dialog = page.getByRole('dialog', { name: 'Declaration form' });
  await expect.element(dialog).toBeVisible();
  await expect
    .element(dialog.getByTitle('Declaration form, full page'))
    .toHaveAttribute('src', expect.stringMatching(/^blob:/));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements()).toEqual([]);
  await expect.element(read).toHaveFocus();
});

test('can only be downloaded where it does not', async () => {
  showsPdf(false);
  await opened();
  await expect.element(download()).toBeVisible();
  expect(document.querySelectorAll('iframe[title="Declaration form"]')).toHaveLength(0);
  expect(page.getByRole('button', { name: /^Read/ }).elements()).toEqual([]);
});

test('what is no PDF is neither shown nor offered', async () => {
  await opened(btoa('<html></html>'));
  await expect
    .element(page.getByText('This form cannot be shown right now. Please try again in a few minutes.'))
    .toBeVisible();
  expect(download().elements()).toEqual([]);
});

test('its address is given back when it is left', async () => {
  showsPdf(false);
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const { unmount } = await opened();
  await expect.element(download()).toBeVisible();
  const address = download().element().getAttribute('href');
  await unmount();
  expect(revoke.mock.calls).toEqual([[address]]);
});
