import { pressDialogOk, closeAlert, expect, page, test, visit } from '../../testing/app-test.tsx';
import { createNonPicture, WRONG_TYPE_TEXT } from '../../testing/pictures.ts';
import {
  verifyButton,
  confirmButton,
  nextLink,
  panSlot,
  reloadStageButton,
  choosePan,
  submitPan,
  failEachCall,
} from '../../testing/steps/card.ts';
import { AT_PAN, PAN_EDITABLE, cardPaths } from '../../testing/test-data.ts';
test('a file of another type is not sent; an unreadable card is refused with an alert and can be replaced [ON-234 ON-235 ON-237 ON-255 ON-487 ON-494]', async ({
  network,
  investor,
}) => {
  await investor.signIn(AT_PAN);
  visit('/panVerification');
  for (const [name, type] of [
    ['pan.pdf', 'application/pdf'],
    ['pan.gif', 'image/gif'],
  ] as const) {
    await panSlot().upload(createNonPicture(name, type));
    await expect.element(page.getByText(WRONG_TYPE_TEXT)).toBeVisible();
  }
  expect(network.callsTo(cardPaths.upload)).toEqual([]);
  await choosePan('pan-unreadable.png');
  await verifyButton().click();
  await closeAlert('The document could not be read.');
  await expect.element(page.getByText('pan-unreadable.png')).toBeVisible();
  await page.getByRole('button', { name: 'Remove pan-unreadable.png' }).click();
  await choosePan('pan.JPG');
  await verifyButton().click();
  await expect.element(confirmButton()).toBeVisible();
});

test('an interrupted upload shows an error and is repeated without choosing the picture again', async ({
  network,
  investor,
}) => {
  await investor.signIn(AT_PAN);
  visit('/panVerification');
  await choosePan();
  network.loseAnswer(cardPaths.upload);
  await verifyButton().click();
  await pressDialogOk();
  await expect.element(page.getByText(/The upload was interrupted/)).toBeVisible();
  await expect.element(page.getByText('pan.png')).toBeVisible();
  await verifyButton().click();
  await expect.element(confirmButton()).toBeVisible();
});

for (const status of [422, 500]) {
  test(`calls that fail with ${status} show each of their errors and can be repeated [ON-236 ON-486]`, async ({
    investor,
  }) => {
    await investor.signIn(AT_PAN);
    await failEachCall(investor, {
      path: '/panVerification',
      status,
      choose: choosePan,
    });
    await expect.element(page.getByText('Your PAN is verified.')).toBeVisible();
  });
}

test('a refused stage shows an alert and no upload, and each refused call can be repeated [ON-228 ON-237 ON-484 ON-485]', async ({
  investor,
}) => {
  await investor.signIn(AT_PAN);
  const refuseNextCall = (operation: string) =>
    investor.sandbox.injectFault({
      operation,
      kind: 'code',
      value: { code: '001', messageText: `${operation} says no` },
    });
  await refuseNextCall('getStageInfo');
  visit('/panVerification');
  await closeAlert('getStageInfo says no');
  await expect.element(panSlot()).toHaveLength(0);
  await expect.element(verifyButton()).toHaveLength(0);
  await reloadStageButton().click();
  await choosePan();
  await refuseNextCall('verifyIdProof');
  await verifyButton().click();
  await closeAlert('verifyIdProof says no');
  await verifyButton().click();
  await page.getByRole('checkbox').click();
  await refuseNextCall('verifyStage');
  await confirmButton().click();
  await closeAlert('verifyStage says no');
  await expect.element(confirmButton()).toBeEnabled();
  await expect.element(nextLink()).toHaveLength(0);
});

test('a lost answer to Confirm is shown as unknown, and Check status finds the outcome', async ({
  network,
  investor,
}) => {
  await investor.signIn(AT_PAN);
  await submitPan();
  await page.getByRole('checkbox').click();
  network.loseAnswer(cardPaths.stage);
  await confirmButton().click();
  await pressDialogOk();
  await expect.element(page.getByText(/this step may or may not be confirmed/)).toBeVisible();
  await page.getByRole('button', { name: 'Check status' }).click();
  await expect.element(page.getByText('Your PAN is verified.')).toBeVisible();
});

test('a verified PAN that is editable offers Next and another upload [ON-229 ON-230 ON-256 ON-257]', async ({
  investor,
}) => {
  await investor.signIn(PAN_EDITABLE);
  visit('/panVerification');
  await expect.element(nextLink()).toBeVisible();
  await page.getByRole('button', { name: 'Upload another PAN card' }).click();
  await expect.element(nextLink()).toBeVisible();
  await choosePan();
  await verifyButton().click();
  await page.getByRole('checkbox').click();
  await confirmButton().click();
  await expect.element(page.getByText('Your PAN is verified.')).toBeVisible();
});

test('a verified PAN that is not editable offers no upload [ON-229 ON-256]', async ({ investor }) => {
  await investor.signIn('9000000203');
  visit('/panVerification');
  await expect.element(nextLink()).toHaveAttribute('href', '/aadhaarVerification');
  await expect.element(panSlot()).toHaveLength(0);
  await expect.element(verifyButton()).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Upload another PAN card' })).toHaveLength(0);
});
