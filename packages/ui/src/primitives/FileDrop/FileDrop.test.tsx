import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { FileDrop } from './FileDrop.tsx';
import { fileSize } from './file-size.ts';

const paper = () => new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' });

test('hands over the chosen file, also the same one twice', async () => {
  const chosen: string[] = [];
  await render(
    <FileDrop label="Form" file={null} onChoose={({ name }) => chosen.push(name)} onRemove={() => undefined} />,
  );
  await userEvent.upload(page.getByLabelText('Form'), paper());
  await userEvent.upload(page.getByLabelText('Form'), paper());
  expect(chosen).toEqual(['form.pdf', 'form.pdf']);
});

test('takes a dropped file', async () => {
  const chosen: string[] = [];
  await render(
    <FileDrop label="Form" file={null} onChoose={({ name }) => chosen.push(name)} onRemove={() => undefined} />,
  );
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(paper());
  page
    .getByText('Choose a file')
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
  expect(chosen).toEqual(['form.pdf']);
});

test('shows which file it has and lets it go', async () => {
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

test('binds its error', async () => {
  await render(
    <FileDrop label="Form" error="Too large" file={null} onChoose={() => undefined} onRemove={() => undefined} />,
  );
  await expect.element(page.getByLabelText('Form')).toHaveAccessibleDescription('Too large');
});

test('sizes are said in the unit a person would use', () => {
  expect([fileSize(840), fileSize(84_000), fileSize(2_412_000)]).toEqual(['840 bytes', '84 KB', '2.4 MB']);
});
