import { i18n } from '@folioflow/flows/testing/texts';
import { accepted, nomineeChoice, refused, type NomineeChoiceInput, type NomineeChoicePorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { deferredPorts, nomineeChoiceInput, sampleForm, sampleNominees } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { storyImageStore } from '../../form/ImageUpload/story-image-store.ts';
import { NomineeChoice } from './NomineeChoice.tsx';

const ok = { code: '000', messageText: '' };

async function renderChoice(change: Partial<NomineeChoiceInput> = {}, imageStore = storyImageStore) {
  const ports = deferredPorts<NomineeChoicePorts>();
  const { listNominees, uploadDeclaration, prepareImage } = ports;
  const flow = nomineeChoice(ports);
  const input = { ...nomineeChoiceInput(), ...change };
  function Page() {
    const { view, remote } = useFlow(flow, input);
    return <NomineeChoice view={view} remote={remote} imageStore={imageStore} />;
  }
  await render(<Page />);
  return { listNominees, uploadDeclaration, prepareImage };
}

const answerRadio = (name: 'Yes' | 'No') => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const nomineeRadio = (name: string) => page.getByRole('radio', { name: new RegExp(name) });
const uploadButton = () => page.getByRole('button', { name: 'Upload Declaration' });
const downloadLinks = () => page.getByRole('link', { name: 'Download' });
const scanFile = (name: string, type = 'image/png') => new File(['scan'], name, { type });
const chooseFile = (file: File) => userEvent.upload(page.getByLabelText('Signed declaration'), file);

async function renderWithoutNominee(change: Partial<NomineeChoiceInput> = {}, imageStore = storyImageStore) {
  const run = await renderChoice(change, imageStore);
  await userEvent.click(answerRadio('No'));
  return run;
}

describe('the question about a nominee', () => {
  test('has the answers Yes and No [DO-268]', async () => {
    await renderChoice();
    await expect.element(answerRadio('Yes')).toBeChecked();
    await expect.element(answerRadio('No')).not.toBeChecked();
    await userEvent.click(answerRadio('No'));
    await expect.element(answerRadio('No')).toBeChecked();
    await expect.element(uploadButton()).toBeVisible();
  });

  test('shows a choice that was settled before in one line, and asks again after Change [DO-285 DO-289]', async () => {
    await renderChoice({ chosen: { option: 'existing', nomineeId: 'nominee-2' } });
    await expect.element(page.getByText('Nominee Ravi Rao')).toBeVisible();
    await expect.element(answerRadio('Yes')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Change the nominee' }));
    await expect.element(answerRadio('Yes')).toBeChecked();
    await expect.element(nomineeRadio('Ravi Rao')).toBeChecked();
  });

  test('explains the declaration before its file is requested', async () => {
    await renderWithoutNominee();
    const meaning = page.getByText(/^With this declaration you confirm that you do not want a nominee/);
    await expect.element(meaning).toBeVisible();
    const slot = page.getByLabelText('Signed declaration');
    await expect.element(slot).toBeInTheDocument();
    expect(meaning.element().compareDocumentPosition(slot.element()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  test('shows the loaded nominees [OM-110]', async () => {
    const { listNominees } = await renderChoice({ nominees: null });
    await expect.element(page.getByText('Loading your nominees')).toBeInTheDocument();
    await listNominees.answer(
      accepted({ ...ok, nominee_list: [...sampleNominees], is_no_nominee_registered: false, no_nominee_form: '' }, 0),
    );
    await expect.element(nomineeRadio('Meera Rao')).toBeVisible();
    await expect.element(nomineeRadio('Ravi Rao')).toBeVisible();
    expect(listNominees.calls.map(({ request }) => request)).toEqual([
      { scheme_name: 'Folio Flexi Cap Fund - Direct Growth', scheme_code: 'FFC-DG' },
    ]);
  });

  test('can be reloaded after a failed load', async () => {
    const { listNominees } = await renderChoice({ nominees: null });
    await listNominees.answer(refused('Try later.'));
    await expect.element(page.getByText('Try later.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: i18n._('checkout.nominee.reload') }));
    expect(listNominees.calls).toHaveLength(2);
  });
});

describe('the answer Yes', () => {
  test('selecting another nominee deselects the first [DO-290 OM-107]', async () => {
    await renderChoice();
    await userEvent.click(nomineeRadio('Meera Rao'));
    await expect.element(nomineeRadio('Meera Rao')).toBeChecked();
    await userEvent.click(nomineeRadio('Ravi Rao'));
    await expect.element(nomineeRadio('Ravi Rao')).toBeChecked();
    await expect.element(nomineeRadio('Meera Rao')).not.toBeChecked();
  });

  test.each([
    [77, 0],
    [78, 1],
  ])(
    'a form of %d characters is offered %d times for the selected nominee [DO-289 DO-297 OM-117]',
    async (length, times) => {
      const [first] = sampleNominees;
      const nominee_form = 'JVBERi0xLjcK'.padEnd(length, 'A');
      await renderChoice({ nominees: first === undefined ? [] : [{ ...first, nominee_form }] });
      expect(page.getByText('Nominee form').elements()).toEqual([]);
      await userEvent.click(nomineeRadio('Meera Rao'));
      await expect.element(nomineeRadio('Meera Rao')).toBeChecked();
      await expect.poll(() => downloadLinks().elements().length).toBe(times);
      expect(page.getByText('Nominee form').elements()).toHaveLength(times);
    },
  );

  test('without nominees a message is shown', async () => {
    await renderChoice({ nominees: [] });
    await expect.element(page.getByText('You have no nominees on record')).toBeVisible();
  });
});

test('both answers can be completed: a nominee, or download and upload of the declaration [OM-098]', async () => {
  const { prepareImage, uploadDeclaration } = await renderChoice();
  await userEvent.click(nomineeRadio('Ravi Rao'));
  await expect.element(nomineeRadio('Ravi Rao')).toBeChecked();
  await userEvent.click(answerRadio('No'));
  await expect.element(downloadLinks()).toHaveAttribute('download', 'NOMINEE_OPTING_OUT_DECLARATION_ABC123.pdf');
  await chooseFile(scanFile('NOMINEE_OPTING_OUT_DECLARATION_ABC123.png'));
  await prepareImage.answer(
    accepted({ image: { id: 'image-2', name: 'a.png', type: 'image/png', size: 4 }, tiff: null }, 0),
  );
  await userEvent.click(uploadButton());
  await uploadDeclaration.answer(accepted({ ...ok, state_parameters: { is_no_nominee_registered: true } }, 0));
  await expect.element(page.getByText(/Your declaration is registered/)).toBeVisible();
});

describe('the answer No', () => {
  test.each([
    [255, 0],
    [256, 1],
  ])('a declaration form of %d characters is offered %d times [DO-286 DO-296 OM-116]', async (length, times) => {
    await renderWithoutNominee({ noNomineeForm: sampleForm('').padEnd(length, 'A').slice(0, length) });
    await expect.element(uploadButton()).toBeVisible();
    await expect.poll(() => downloadLinks().elements().length).toBe(times);
  });

  test.each([
    ['scan.pdf', 'application/pdf'],
    ['NOMINEE_OPTING_OUT_DECLARATION_ABC123.gif', 'image/gif'],
  ])('%s has the wrong type, and no port is called [DO-292 DO-432 OM-113 OM-333]', async (name, type) => {
    const { prepareImage, uploadDeclaration } = await renderWithoutNominee();
    await chooseFile(scanFile(name, type));
    await expect.element(page.getByText('Upload file format should be of PNG, JPEG, JPG only')).toBeVisible();
    expect([prepareImage.calls, uploadDeclaration.calls]).toEqual([[], []]);
    await expect.element(uploadButton()).toBeDisabled();
  });

  test.each(['x.png', 'x.jpg'])('%s has the wrong name, and no port is called [DO-294 DO-433 OM-333]', async (name) => {
    const { prepareImage, uploadDeclaration } = await renderWithoutNominee();
    await chooseFile(scanFile(name, name === 'x.png' ? 'image/png' : 'image/jpeg'));
    const expected = `NOMINEE_OPTING_OUT_DECLARATION_ABC123${name.slice(1)}`;
    await expect.element(page.getByText(`Upload file name should be ${expected} only`)).toBeVisible();
    expect([prepareImage.calls, uploadDeclaration.calls]).toEqual([[], []]);
  });

  test.each([
    ['x.png', 'image/png', '.png'],
    ['x.JPEG', 'image/jpeg', '.jpeg'],
  ])(
    '%s is renamed by a press with its bytes unchanged, and the upload continues [DO-294]',
    async (name, type, end) => {
      const registered: File[] = [];
      const register = (file: File) => {
        registered.push(file);
        return storyImageStore.register(file);
      };
      const { prepareImage, uploadDeclaration } = await renderWithoutNominee({}, { register });
      await chooseFile(scanFile(name, type));
      const rename = page.getByRole('button', { name: 'Rename and use it' });
      await userEvent.click(rename);
      const right = `NOMINEE_OPTING_OUT_DECLARATION_ABC123${end}`;
      const image = { id: right, name: right, type, size: 4 };
      expect(prepareImage.calls.map(({ request }) => request)).toEqual([{ image, shouldCreateTiff: false }]);
      expect(await registered.at(-1)?.text()).toBe('scan');
      await prepareImage.answer(accepted({ image, tiff: null }, 0));
      expect(rename.elements()).toEqual([]);
      await userEvent.click(uploadButton());
      expect(uploadDeclaration.calls).toHaveLength(1);
    },
  );

  test('renaming is not offered for a file of the wrong type', async () => {
    await renderWithoutNominee();
    await chooseFile(scanFile('x.png'));
    const rename = page.getByRole('button', { name: 'Rename and use it' });
    await expect.element(rename).toBeVisible();
    await chooseFile(scanFile('x.gif', 'image/gif'));
    await expect.element(page.getByText('Upload file format should be of PNG, JPEG, JPG only')).toBeVisible();
    expect(rename.elements()).toEqual([]);
  });

  test('the file name is compared without case, and a wrong name is rejected [OM-114]', async () => {
    const { prepareImage } = await renderWithoutNominee();
    await chooseFile(scanFile('x.png'));
    await expect
      .element(page.getByText('Upload file name should be NOMINEE_OPTING_OUT_DECLARATION_ABC123.png only'))
      .toBeVisible();
    await chooseFile(scanFile('nominee_opting_out_declaration_abc123.PNG'));
    expect(prepareImage.calls).toHaveLength(1);
  });

  test('Upload Declaration is disabled without a file and during the upload; then the declaration is registered [DO-287 DO-288 DO-295 OM-115]', async () => {
    const { prepareImage, uploadDeclaration } = await renderWithoutNominee();
    await expect.element(uploadButton()).toBeDisabled();
    const file = scanFile('NOMINEE_OPTING_OUT_DECLARATION_ABC123.png');
    await chooseFile(file);
    await expect.element(uploadButton()).toHaveAttribute('aria-disabled', 'true');
    const image = { id: 'image-2', name: file.name, type: file.type, size: file.size };
    await prepareImage.answer(accepted({ image, tiff: null }, 0));
    await expect.element(uploadButton()).toBeEnabled();
    await userEvent.click(uploadButton());
    await expect.element(uploadButton()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(answerRadio('Yes')).toBeDisabled();
    expect(uploadDeclaration.calls).toHaveLength(1);
    await uploadDeclaration.answer(accepted({ ...ok, state_parameters: { is_no_nominee_registered: true } }, 0));
    await expect.element(page.getByText(/Your declaration is registered/)).toBeVisible();
    expect(uploadButton().elements()).toEqual([]);
  });

  test('a refused scan is still selected, with the reason beside it', async () => {
    const { prepareImage, uploadDeclaration } = await renderWithoutNominee();
    const file = scanFile('NOMINEE_OPTING_OUT_DECLARATION_ABC123.png');
    await chooseFile(file);
    await prepareImage.answer(
      accepted({ image: { id: 'image-2', name: file.name, type: file.type, size: 4 }, tiff: null }, 0),
    );
    await userEvent.click(uploadButton());
    await uploadDeclaration.answer(refused('The signature is missing.', '051'));
    await expect.element(page.getByRole('alert').getByText('The signature is missing.')).toBeVisible();
    await expect.element(page.getByText(file.name, { exact: true }).first()).toBeVisible();
    await expect.element(uploadButton()).toBeEnabled();
  });

  test('an answer without a registration asks for another upload', async () => {
    const { prepareImage, uploadDeclaration } = await renderWithoutNominee();
    await chooseFile(scanFile('NOMINEE_OPTING_OUT_DECLARATION_ABC123.png'));
    await prepareImage.answer(
      accepted({ image: { id: 'image-2', name: 'a.png', type: 'image/png', size: 4 }, tiff: null }, 0),
    );
    await userEvent.click(uploadButton());
    await uploadDeclaration.answer(accepted(ok, 0));
    await expect
      .element(page.getByText('The declaration is not registered yet. Please upload it again.'))
      .toBeVisible();
    await expect.element(uploadButton()).toBeDisabled();
  });
});
