import { createNonPicture, drawPicture } from '../testing/pictures.ts';
import { expect, page, test, visit } from '../testing/app-test.tsx';
import { confirmButton, nextLink, panSlot, verifyButton } from '../testing/steps/card.ts';
import { AT_PAN } from '../testing/test-data.ts';
import { startJourney } from './start-journey.ts';

test('the PAN card of a KYC is spoken as written', async ({ investor, network }) => {
  await investor.signIn(AT_PAN);
  const { step, press, choose, read, expectWritten } = await startJourney('PAN card of the KYC', investor, network);
  await step('opens the stage', async () => {
    visit('/panVerification');
    await expect.element(panSlot()).toBeInTheDocument();
  });
  await read();
  await step('chooses a file of another type', () => choose(panSlot(), createNonPicture('pan.pdf', 'application/pdf')));
  await step('chooses a picture that cannot be read', async () => {
    await choose(panSlot(), await drawPicture('pan-unreadable.png'));
    await expect.element(verifyButton()).toBeEnabled();
  });
  await read();
  await step('has it verified', async () => {
    await press(verifyButton());
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
  });
  await step('closes the dialog', () => press(page.getByRole('alertdialog').getByRole('button', { name: 'OK' })));
  await step('removes the picture', () => press(page.getByRole('button', { name: 'Remove pan-unreadable.png' })));
  await step('chooses a picture that can be read', async () => {
    await choose(panSlot(), await drawPicture('pan.png'));
    await expect.element(verifyButton()).toBeEnabled();
  });
  await step('has it verified', async () => {
    await press(verifyButton());
    await expect.element(page.getByRole('region', { name: 'PAN' })).toMatchTextContent('Date of birth');
  });
  await read();
  await step('confirms what was read', async () => {
    await press(page.getByRole('checkbox'));
    await press(confirmButton());
    await expect.element(nextLink()).toBeVisible();
  });
  await read();
  await expectWritten('kyc-pan');
});
