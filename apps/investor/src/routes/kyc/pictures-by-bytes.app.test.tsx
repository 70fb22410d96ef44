import { button, expect, field, page, test, visit, type Network } from '../../testing/app-test.tsx';
import { drawPicture } from '../../testing/pictures.ts';
import { confirmButton, panSlot, verifyButton } from '../../testing/steps/card.ts';
import { invest } from '../../testing/steps/order.ts';
import { goToStep, chooseNomineeProof, pictureField } from '../../testing/steps/personal.ts';
import { AT_PAN, cardPaths } from '../../testing/test-data.ts';

const nomineePath = 'validation/nominee/upload';
const jpeg = { type: 'image/jpeg', firstBytes: 'ffd8ffe0' };

/** Returns the sent picture, with the name and type that were sent beside it. */
const findSentPicture = (network: Network, path: string, part: string) => {
  const parts = network.callsTo(path).at(-1)?.parts ?? [];
  const textOf = (partName: string) => parts.find(({ name }) => name === partName)?.text;
  return {
    file: parts.find(({ name }) => name === part)?.file,
    imageName: textOf('imageName'),
    imageType: textOf('imageType'),
  };
};

test('a card that is a JPEG by its bytes is sent as a JPEG, regardless of its name', async ({ network, investor }) => {
  await investor.signIn(AT_PAN);
  visit('/panVerification');
  await panSlot().upload(await drawPicture('pan.png', 'image/jpeg'));
  await expect.element(page.getByText('pan.jpeg')).toBeVisible();
  await verifyButton().click();
  await expect.element(confirmButton()).toBeVisible();
  expect(findSentPicture(network, cardPaths.upload, 'upload_pan').file).toMatchObject({ name: 'pan.jpeg', ...jpeg });
});

test('the proof of a nominee is sent with the name and type of its bytes', async ({ network, investor }) => {
  await investor.signIn('9000000204');
  await goToStep('nominee');
  await chooseNomineeProof();
  await pictureField('front').upload(await drawPicture('proof.png', 'image/jpeg'));
  await expect.element(field('Name')).toHaveValue('Ravi Kumar');
  expect(findSentPicture(network, nomineePath, 'file')).toMatchObject({
    file: { name: 'proof.jpeg', ...jpeg },
    imageName: 'proof.jpeg',
    imageType: 'image/jpeg',
  });
});

test('the declaration is sent in exactly five parts, with an empty nominee of the id none [DO-298]', async ({
  network,
  investor,
}) => {
  const name = 'NOMINEE_OPTING_OUT_DECLARATION_ABC123.png';
  await investor.signIn('9000000113');
  await invest('5000');
  await page.getByRole('radio', { name: /^No/ }).click();
  await field('Signed declaration').upload(await drawPicture(name));
  await button('Upload Declaration').click();
  await expect.element(page.getByText('Your declaration is registered.', { exact: false })).toBeVisible();
  const [call, ...others] = network.callsTo(nomineePath);
  expect(others).toEqual([]);
  expect(call?.method).toBe('POST');
  const parts = call?.parts ?? [];
  expect(parts.map((part) => part.name).toSorted()).toEqual([
    'file',
    'id_type',
    'imageName',
    'imageType',
    'nominee_information',
  ]);
  const textOf = (partName: string) => parts.find((part) => part.name === partName)?.text;
  expect([textOf('id_type'), textOf('imageName'), textOf('imageType')]).toEqual(['no-nominee', name, 'image/png']);
  const { id, id_information, attachment_list, is_selected, ...rest } = JSON.parse(
    textOf('nominee_information') ?? '',
  ) as Record<string, unknown>;
  expect([id, attachment_list, is_selected]).toEqual(['none', [], false]);
  expect(new Set([...Object.values(rest), ...Object.values(id_information as Record<string, unknown>)])).toEqual(
    new Set(['']),
  );
});

test('the declaration is sent with the name and type of its bytes, and its name without extension is checked', async ({
  network,
  investor,
}) => {
  await investor.signIn('9000000113');
  await invest('5000');
  await page.getByRole('radio', { name: /^No/ }).click();
  await field('Signed declaration').upload(
    await drawPicture('NOMINEE_OPTING_OUT_DECLARATION_ABC123.png', 'image/jpeg'),
  );
  await button('Upload Declaration').click();
  await expect.element(page.getByText('Your declaration is registered.', { exact: false })).toBeVisible();
  expect(findSentPicture(network, nomineePath, 'file')).toMatchObject({
    file: { name: 'NOMINEE_OPTING_OUT_DECLARATION_ABC123.jpeg', ...jpeg },
    imageName: 'NOMINEE_OPTING_OUT_DECLARATION_ABC123.jpeg',
    imageType: 'image/jpeg',
  });
});
