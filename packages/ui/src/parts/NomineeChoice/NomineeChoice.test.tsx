import { accepted, nomineeChoice, refused, type NomineeChoiceInput, type NomineeChoicePorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { heldPorts, nomineeChoiceInput, sampleForm, sampleNominees } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { storyDesk } from '../ImageUpload/story-desk.ts';
import { NomineeChoice } from './NomineeChoice.tsx';

const ok = { code: '000', messageText: '' };

async function opened(change: Partial<NomineeChoiceInput> = {}, desk = storyDesk) {
  const ports = heldPorts<NomineeChoicePorts>();
  const { listNominees, uploadDeclaration, prepareImage } = ports;
  const flow = nomineeChoice(ports);
  const input = { ...nomineeChoiceInput(), ...change };
  function Page() {
    const { view, remote } = useFlow(flow, input);
    return <NomineeChoice view={view} remote={remote} desk={desk} />;
  }
  await render(<Page />);
  return { listNominees, uploadDeclaration, prepareImage };
}

const radio = (name: 'Yes' | 'No') => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const nominee = (name: string) => page.getByRole('radio', { name: new RegExp(name) });
const upload = () => page.getByRole('button', { name: 'Upload Declaration' });
const downloads = () => page.getByRole('link', { name: 'Download' });
const scan = (name: string, type = 'image/png') => new File(['scan'], name, { type });
const choose = (file: File) => userEvent.upload(page.getByLabelText('Signed declaration'), file);

async function withoutNominee(change: Partial<NomineeChoiceInput> = {}, desk = storyDesk) {
  const run = await opened(change, desk);
  await userEvent.click(radio('No'));
  return run;
}

describe('the question', () => {
  test('is answered by Yes or No [DO-268]', async () => {
    await opened();
    await expect.element(radio('Yes')).toBeChecked();
    await expect.element(radio('No')).not.toBeChecked();
    await userEvent.click(radio('No'));
    await expect.element(radio('No')).toBeChecked();
    await expect.element(upload()).toBeVisible();
  });

  test('lists the nominees that were loaded [OM-110]', async () => {
    const { listNominees } = await opened({ nominees: null });
    await expect.element(page.getByText('Loading your nominees')).toBeInTheDocument();
    await listNominees.answer(
      accepted({ ...ok, nominee_list: [...sampleNominees], is_no_nominee_registered: false, no_nominee_form: '' }),
    );
    await expect.element(nominee('Meera Rao')).toBeVisible();
    await expect.element(nominee('Ravi Rao')).toBeVisible();
    expect(listNominees.calls.map(({ request }) => request)).toEqual([
      { scheme_name: 'Folio Flexi Cap Fund - Direct Growth', scheme_code: 'FFC-DG' },
    ]);
  });

  test('can be asked again when the list did not come', async () => {
    const { listNominees } = await opened({ nominees: null });
    await listNominees.answer(refused('Try later.'));
    await expect.element(page.getByText('Try later.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(listNominees.calls).toHaveLength(2);
  });
});

describe('Yes', () => {
  test('ticking another nominee unticks the first [DO-290 OM-107]', async () => {
    await opened();
    await userEvent.click(nominee('Meera Rao'));
    await expect.element(nominee('Meera Rao')).toBeChecked();
    await userEvent.click(nominee('Ravi Rao'));
    await expect.element(nominee('Ravi Rao')).toBeChecked();
    await expect.element(nominee('Meera Rao')).not.toBeChecked();
  });

  test.each([
    [77, 0],
    [78, 1],
  ])(
    'a form of %d characters is offered %d times to the nominee who is ticked [DO-289 DO-297 OM-117]',
    async (length, times) => {
      const [first] = sampleNominees;
      const nominee_form = 'JVBERi0xLjcK'.padEnd(length, 'A');
      await opened({ nominees: first === undefined ? [] : [{ ...first, nominee_form }] });
      expect(page.getByText('Nominee form').elements()).toEqual([]);
      await userEvent.click(nominee('Meera Rao'));
      await expect.element(nominee('Meera Rao')).toBeChecked();
      await expect.poll(() => downloads().elements().length).toBe(times);
      expect(page.getByText('Nominee form').elements()).toHaveLength(times);
    },
  );

  test('without nominees says so', async () => {
    await opened({ nominees: [] });
    await expect.element(page.getByText('You have no nominees on record')).toBeVisible();
  });
});

test('both ways can be gone: a nominee, or download, upload and registered [OM-098]', async () => {
  const { prepareImage, uploadDeclaration } = await opened();
  await userEvent.click(nominee('Ravi Rao'));
  await expect.element(nominee('Ravi Rao')).toBeChecked();
  await userEvent.click(radio('No'));
  await expect.element(downloads()).toHaveAttribute('download', 'NOMINEE_OPTING_OUT_DECLARATION_ABC123.pdf');
  await choose(scan('NOMINEE_OPTING_OUT_DECLARATION_ABC123.png'));
  await prepareImage.answer(
    accepted({ image: { id: 'image-2', name: 'a.png', type: 'image/png', size: 4 }, tiff: null }),
  );
  await userEvent.click(upload());
  await uploadDeclaration.answer(accepted({ ...ok, state_parameters: { is_no_nominee_registered: true } }));
  await expect.element(page.getByText(/Your declaration is registered/)).toBeVisible();
});

describe('No', () => {
  test.each([
    [255, 0],
    [256, 1],
  ])('a declaration form of %d characters is offered %d times [DO-286 DO-296 OM-116]', async (length, times) => {
    await withoutNominee({ noNomineeForm: sampleForm('').padEnd(length, 'A').slice(0, length) });
    await expect.element(upload()).toBeVisible();
    await expect.poll(() => downloads().elements().length).toBe(times);
  });

  test.each([
    ['scan.pdf', 'application/pdf'],
    ['NOMINEE_OPTING_OUT_DECLARATION_ABC123.gif', 'image/gif'],
  ])('%s is of the wrong type, and nothing is called [DO-292 DO-432 OM-113 OM-333]', async (name, type) => {
    const { prepareImage, uploadDeclaration } = await withoutNominee();
    await choose(scan(name, type));
    await expect.element(page.getByText('Upload file format should be of PNG, JPEG, JPG only')).toBeVisible();
    expect([prepareImage.calls, uploadDeclaration.calls]).toEqual([[], []]);
    await expect.element(upload()).toBeDisabled();
  });

  test.each(['x.png', 'x.jpg'])('%s has the wrong name, and nothing is called [DO-294 DO-433 OM-333]', async (name) => {
    const { prepareImage, uploadDeclaration } = await withoutNominee();
    await choose(scan(name, name === 'x.png' ? 'image/png' : 'image/jpeg'));
    const expected = `NOMINEE_OPTING_OUT_DECLARATION_ABC123${name.slice(1)}`;
    await expect.element(page.getByText(`Upload file name should be ${expected} only`)).toBeVisible();
    expect([prepareImage.calls, uploadDeclaration.calls]).toEqual([[], []]);
  });

  test.each([
    ['x.png', 'image/png', '.png'],
    ['x.JPEG', 'image/jpeg', '.jpeg'],
  ])('%s takes the right name with a press, its bytes untouched, and goes on [DO-294]', async (name, type, end) => {
    const registered: File[] = [];
    const register = (file: File) => {
      registered.push(file);
      return storyDesk.register(file);
    };
    const { prepareImage, uploadDeclaration } = await withoutNominee({}, { register });
    await choose(scan(name, type));
    const rename = page.getByRole('button', { name: 'Use it under the right name' });
    await userEvent.click(rename);
    const right = `NOMINEE_OPTING_OUT_DECLARATION_ABC123${end}`;
    const image = { id: right, name: right, type, size: 4 };
    expect(prepareImage.calls.map(({ request }) => request)).toEqual([{ image, wantsTiff: false }]);
    expect(await registered.at(-1)?.text()).toBe('scan');
    await prepareImage.answer(accepted({ image, tiff: null }));
    expect(rename.elements()).toEqual([]);
    await userEvent.click(upload());
    expect(uploadDeclaration.calls).toHaveLength(1);
  });

  test('a file of the wrong type is offered no other name', async () => {
    await withoutNominee();
    await choose(scan('x.png'));
    const rename = page.getByRole('button', { name: 'Use it under the right name' });
    await expect.element(rename).toBeVisible();
    await choose(scan('x.gif', 'image/gif'));
    await expect.element(page.getByText('Upload file format should be of PNG, JPEG, JPG only')).toBeVisible();
    expect(rename.elements()).toEqual([]);
  });

  test('the name counts in any case, a wrong one does not [OM-114]', async () => {
    const { prepareImage } = await withoutNominee();
    await choose(scan('x.png'));
    await expect
      .element(page.getByText('Upload file name should be NOMINEE_OPTING_OUT_DECLARATION_ABC123.png only'))
      .toBeVisible();
    await choose(scan('nominee_opting_out_declaration_abc123.PNG'));
    expect(prepareImage.calls).toHaveLength(1);
  });

  test('Upload Declaration is closed without a file and while it is sent; then the declaration is registered [DO-287 DO-288 DO-295 OM-115]', async () => {
    const { prepareImage, uploadDeclaration } = await withoutNominee();
    await expect.element(upload()).toBeDisabled();
    const file = scan('NOMINEE_OPTING_OUT_DECLARATION_ABC123.png');
    await choose(file);
    await expect.element(upload()).toHaveAttribute('aria-disabled', 'true');
    const image = { id: 'image-2', name: file.name, type: file.type, size: file.size };
    await prepareImage.answer(accepted({ image, tiff: null }));
    await expect.element(upload()).toBeEnabled();
    await userEvent.click(upload());
    await expect.element(upload()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(radio('Yes')).toBeDisabled();
    expect(uploadDeclaration.calls).toHaveLength(1);
    await uploadDeclaration.answer(accepted({ ...ok, state_parameters: { is_no_nominee_registered: true } }));
    await expect.element(page.getByText(/Your declaration is registered/)).toBeVisible();
    expect(upload().elements()).toEqual([]);
  });

  test('a refused scan stays chosen, with the reason beside it', async () => {
    const { prepareImage, uploadDeclaration } = await withoutNominee();
    const file = scan('NOMINEE_OPTING_OUT_DECLARATION_ABC123.png');
    await choose(file);
    await prepareImage.answer(
      accepted({ image: { id: 'image-2', name: file.name, type: file.type, size: 4 }, tiff: null }),
    );
    await userEvent.click(upload());
    await uploadDeclaration.answer(refused('The signature is missing.', '051'));
    await expect.element(page.getByRole('alert').getByText('The signature is missing.')).toBeVisible();
    await expect.element(page.getByText(file.name, { exact: true }).first()).toBeVisible();
    await expect.element(upload()).toBeEnabled();
  });

  test('an answer that registers nothing asks again', async () => {
    const { prepareImage, uploadDeclaration } = await withoutNominee();
    await choose(scan('NOMINEE_OPTING_OUT_DECLARATION_ABC123.png'));
    await prepareImage.answer(
      accepted({ image: { id: 'image-2', name: 'a.png', type: 'image/png', size: 4 }, tiff: null }),
    );
    await userEvent.click(upload());
    await uploadDeclaration.answer(accepted(ok));
    await expect
      .element(page.getByText('The declaration is not registered yet. Please upload it again.'))
      .toBeVisible();
    await expect.element(upload()).toBeDisabled();
  });
});
