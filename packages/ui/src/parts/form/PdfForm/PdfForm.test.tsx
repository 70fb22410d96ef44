import { sampleForm } from '@folioflow/flows/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { parsePdf } from './pdf.ts';
import { PdfForm } from './PdfForm.tsx';

const form = sampleForm('Nominee');
const downloadLink = () => page.getByRole('link', { name: 'Download' });

function mockPdfViewer(canShow: boolean) {
  vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(canShow);
}
afterEach(() => vi.restoreAllMocks());

const renderForm = (base64 = form) =>
  render(<PdfForm base64={base64} title="Declaration form" fileName="declaration.pdf" />);

describe('parsePdf (C-90)', () => {
  test('parses exact base64 of a PDF', async () => {
    const file = parsePdf(form);
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
  ])('returns null for %s', (_, text) => {
    expect(parsePdf(text)).toBe(null);
  });
});

test('a form is previewed and can be downloaded if the browser shows PDFs', async () => {
  mockPdfViewer(true);
  await renderForm();
  await expect.element(page.getByTitle('Declaration form')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  await expect.element(downloadLink()).toHaveAttribute('href', expect.stringMatching(/^blob:/));
  await expect.element(downloadLink()).toHaveAttribute('download', 'declaration.pdf');
});

test('the large view is opened and closed, and the focus returns to its button', async () => {
  mockPdfViewer(true);
  await renderForm();
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

test('a form can only be downloaded if the browser shows no PDFs', async () => {
  mockPdfViewer(false);
  await renderForm();
  await expect.element(downloadLink()).toBeVisible();
  expect(document.querySelectorAll('iframe[title="Declaration form"]')).toHaveLength(0);
  expect(page.getByRole('button', { name: /^Read/ }).elements()).toEqual([]);
});

test('an invalid PDF is neither shown nor offered', async () => {
  await renderForm(btoa('<html></html>'));
  await expect
    .element(page.getByText('This form cannot be shown right now. Please try again in a few minutes.'))
    .toBeVisible();
  expect(downloadLink().elements()).toEqual([]);
});

test('the URL of the document is revoked on unmount', async () => {
  mockPdfViewer(false);
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const { unmount } = await renderForm();
  await expect.element(downloadLink()).toBeVisible();
  const address = downloadLink().element().getAttribute('href');
  await unmount();
  expect(revoke.mock.calls).toEqual([[address]]);
});
