import { i18n } from '@folioflow/flows/testing/texts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import { useState } from 'react';
import { FileDrop, type ChosenFile } from './FileDrop.tsx';
import { formatFileSize } from './file-size.ts';

afterEach(() => page.viewport(414, 896));

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

test('offers the camera of a phone before the selection of a file', async () => {
  await page.viewport(360, 740);
  const chosen: string[] = [];
  await render(
    <FileDrop
      label="Form"
      offersCamera
      file={null}
      onChoose={({ name }) => chosen.push(name)}
      onRemove={() => undefined}
    />,
  );
  const camera = page.getByRole('button', { name: 'Take a photo', exact: true });
  await expect.element(camera).toHaveAccessibleDescription('Form');
  const below = page.getByText('Choose a file').element().getBoundingClientRect().top;
  expect(camera.element().getBoundingClientRect().bottom).toBeLessThan(below);
  expect(document.documentElement.scrollWidth).toBe(360);
  const input = document.querySelector<HTMLInputElement>('input[capture="environment"]');
  const pressed: string[] = [];
  input?.addEventListener('click', (event) => {
    event.preventDefault();
    pressed.push('camera');
  });
  await userEvent.click(camera);
  expect(pressed).toEqual(['camera']);
  await userEvent.upload(page.elementLocator(input ?? document.body), pdfFile());
  expect(chosen).toEqual(['form.pdf']);
});

test('has no button for the camera where none is offered, or after a file was selected', async () => {
  const screen = await render(
    <FileDrop label="Form" file={null} onChoose={() => undefined} onRemove={() => undefined} />,
  );
  const camera = page.getByRole('button', { name: 'Take a photo' });
  expect(camera.elements()).toEqual([]);
  await screen.rerender(
    <FileDrop
      label="Form"
      offersCamera
      file={{ name: 'form.pdf', size: 1 }}
      onChoose={() => undefined}
      onRemove={() => undefined}
    />,
  );
  expect(camera.elements()).toEqual([]);
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
  expect([formatFileSize(i18n, 840), formatFileSize(i18n, 84_000), formatFileSize(i18n, 2_412_000)]).toEqual([
    '840 bytes',
    '84 KB',
    '2.4 MB',
  ]);
});

test('the focus moves to a chosen file, and after its removal back to the input', async () => {
  function Drop() {
    const [file, setFile] = useState<ChosenFile | null>(null);
    return <FileDrop label="PAN card" file={file} onChoose={setFile} onRemove={() => setFile(null)} />;
  }
  await render(<Drop />);
  const input = page.getByLabelText('PAN card');
  (input.element() as HTMLElement).focus();
  await userEvent.upload(input, new File(['x'], 'pan.png', { type: 'image/png' }));
  await expect.element(page.getByRole('group', { name: 'PAN card, pan.png' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByLabelText('PAN card')).toHaveFocus();
});

test('a file that the page has from the beginning takes no focus', async () => {
  await render(
    <FileDrop label="PAN" file={{ name: 'pan.png', size: 9 }} onChoose={() => undefined} onRemove={() => undefined} />,
  );
  await expect.element(page.getByRole('group', { name: 'PAN, pan.png' })).not.toHaveFocus();
});
