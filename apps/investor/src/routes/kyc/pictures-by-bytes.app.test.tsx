import { button, expect, field, page, test, visit, type Network } from '../../testing/app-test.tsx';
import { drawnPicture } from '../../testing/pictures.ts';
import { confirmButton, panSlot, verifyButton } from '../../testing/steps/card.ts';
import { invest } from '../../testing/steps/order.ts';
import { goTo, nameNominee, slot } from '../../testing/steps/personal.ts';
import { AT_PAN, cardPaths } from '../../testing/known.ts';

const nomineePath = 'validation/nominee/upload';
const jpeg = { type: 'image/jpeg', begins: 'ffd8ffe0' };

/** What was sent as the picture, and what was said of it. */
const sentTo = (network: Network, path: string, part: string) => {
  const parts = network.to(path).at(-1)?.parts ?? [];
  const said = (name: string) => parts.find((one) => one.name === name)?.text;
  return {
    file: parts.find(({ name }) => name === part)?.file,
    imageName: said('imageName'),
    imageType: said('imageType'),
  };
};

test('a card that is a JPEG by its bytes is sent as one, whatever it is called', async ({ network, investor }) => {
  await investor.signIn(AT_PAN);
  visit('/panVerification');
  await panSlot().upload(await drawnPicture('pan.png', 'image/jpeg'));
  await expect.element(page.getByText('pan.jpeg')).toBeVisible();
  await verifyButton().click();
  await expect.element(confirmButton()).toBeVisible();
  expect(sentTo(network, cardPaths.upload, 'upload_pan').file).toMatchObject({ name: 'pan.jpeg', ...jpeg });
});

test('and so is the proof of a nominee, with its name and its type beside it', async ({ network, investor }) => {
  await investor.signIn('9000000204');
  await goTo('nominee');
  await nameNominee();
  await slot('front').upload(await drawnPicture('proof.png', 'image/jpeg'));
  await expect.element(field('Name')).toHaveValue('Ravi Kumar');
  expect(sentTo(network, nomineePath, 'file')).toMatchObject({
    file: { name: 'proof.jpeg', ...jpeg },
    imageName: 'proof.jpeg',
    imageType: 'image/jpeg',
  });
});

test('and the declaration, whose name is asked of its stem', async ({ network, investor }) => {
  await investor.signIn('9000000113');
  await invest('5000');
  await page.getByRole('radio', { name: /^No/ }).click();
  await field('Signed declaration').upload(
    await drawnPicture('NOMINEE_OPTING_OUT_DECLARATION_ABC123.png', 'image/jpeg'),
  );
  await button('Upload Declaration').click();
  await expect.element(page.getByText('Your declaration is registered.', { exact: false })).toBeVisible();
  expect(sentTo(network, nomineePath, 'file')).toMatchObject({
    file: { name: 'NOMINEE_OPTING_OUT_DECLARATION_ABC123.jpeg', ...jpeg },
    imageName: 'NOMINEE_OPTING_OUT_DECLARATION_ABC123.jpeg',
    imageType: 'image/jpeg',
  });
});
