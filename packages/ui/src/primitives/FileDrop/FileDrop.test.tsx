import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { FileDrop } from './FileDrop.tsx';
import { formatFileSize } from './file-size.ts';

const pdfFile = () => new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' });

test('reports the selected file, also the same file twice', async () => {
  const chosen: string[] = [];
  await render(
    <FileDrop label="Form" file={null} onChoose={({ name }) => chosen.push(name)} onRemove={() => undefined} />,
  );
  await userEvent.upload(page.getByLabelText('Form'), pdfFile());
  await userEvent.upload(page.getByLabelText('Form'), pdfFile());
  expect(chosen).toEqual(['form.pdf', 'form.pdf']);
});

test('accepts a dropped file', async () => {
  const chosen: string[] = [];
  await render(
    <FileDrop label="Form" file={null} onChoose={({ name }) => chosen.push(name)} onRemove={() => undefined} />,
  );
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(pdfFile());
  page
    .getByText('Choose a file')
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
  expect(chosen).toEqual(['form.pdf']);
});

test('shows the selected file and a button that removes it', async () => {
  const removed: string[] = [];
  await render(
    <FileDrop
      label="Form"
      file={{ name: 'form.pdf', size: 2_412_000 }}
      onChoose={() => undefined}
      onRemove={() => removed.push('removed')}
    />,
  );
  await expect.element(page.getByText('2.4 MB')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remove form.pdf' }));
  expect(removed).toEqual(['removed']);
});

test('links its error with the input', async () => {
  await render(
    <FileDrop label="Form" error="Too large" file={null} onChoose={() => undefined} onRemove={() => undefined} />,
  );
  await expect.element(page.getByLabelText('Form')).toHaveAccessibleDescription('Too large');
});

test('formatFileSize uses a suitable unit', () => {
  expect([formatFileSize(840), formatFileSize(84_000), formatFileSize(2_412_000)]).toEqual([
    '840 bytes',
    '84 KB',
    '2.4 MB',
  ]);
});
