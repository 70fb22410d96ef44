import { pressDialogOk, closeAlert, expect, waitForPath, page, test, visit } from '../../testing/app-test.tsx';
import { createNonPicture, WRONG_TYPE_TEXT } from '../../testing/pictures.ts';
import {
  verifyButton,
  confirmButton,
  nextLink,
  aadhaarSlot,
  submitPan,
  chooseAadhaar,
  failEachCall,
} from '../../testing/steps/card.ts';
import { AT_PAN, AT_AADHAAR, cardPaths } from '../../testing/test-data.ts';
for (const [side, text] of [
  ['back', 'You have not uploaded the back side of your Aadhaar card'],
  ['front', 'You have not uploaded the front side of your Aadhaar card'],
] as const) {
  test(`a missing ${side} side shows an error, and both pickers are empty again [ON-261 ON-262 ON-263 ON-264 ON-495]`, async ({
    investor,
  }) => {
    await investor.signIn(AT_AADHAAR);
    visit('/aadhaarVerification');
    await chooseAadhaar('front.png', `${side}-missing.png`);
    await verifyButton().click();
    await closeAlert(`The ${side} side of the Aadhaar card is missing.`);
    await expect.element(page.getByText(text)).toBeVisible();
    await expect
      .element(page.getByText('Kindly upload the front & back side of your Aadhaar card together again'))
      .toBeVisible();
    await expect.element(aadhaarSlot('Front')).toBeEnabled();
    await expect.element(aadhaarSlot('Back')).toBeEnabled();
    await expect.element(verifyButton()).toHaveLength(0);
    await chooseAadhaar();
    await verifyButton().click();
    await expect.element(confirmButton()).toBeVisible();
  });
}

test('a refusal of five characters shows only an alert; a longer one is also shown beside the pictures [ON-268 ON-487]', async ({
  investor,
}) => {
  await investor.signIn(AT_AADHAAR);
  visit('/aadhaarVerification');
  for (const [name, text, times] of [
    ['msg5.png', 'short', 0],
    ['msg6.png', 'longer', 1],
  ] as const) {
    await chooseAadhaar(name);
    await verifyButton().click();
    await closeAlert(text);
    await expect.element(page.getByText(text, { exact: true })).toHaveLength(times);
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await page.getByRole('button', { name: 'Remove back.png' }).click();
  }
});

test('a file of another type is not sent; an interrupted upload is repeated without choosing the pictures again [ON-234 ON-235 ON-494]', async ({
  network,
  investor,
}) => {
  await investor.signIn(AT_AADHAAR);
  visit('/aadhaarVerification');
  await aadhaarSlot('Back').upload(createNonPicture('back.pdf', 'application/pdf'));
  await expect.element(page.getByText(WRONG_TYPE_TEXT)).toBeVisible();
  expect(network.callsTo(cardPaths.upload)).toEqual([]);
  await chooseAadhaar();
  network.loseAnswer(cardPaths.upload);
  await verifyButton().click();
  await pressDialogOk();
  await expect.element(page.getByText(/The upload was interrupted/)).toBeVisible();
  await verifyButton().click();
  await expect.element(confirmButton()).toBeVisible();
});

test('a stage that is not due shows an alert, no upload, and a link to the stage that is due [ON-228 ON-484]', async ({
  investor,
}) => {
  await investor.signIn(AT_PAN);
  visit('/aadhaarVerification');
  await closeAlert('Please finish the earlier steps first.');
  await expect.element(aadhaarSlot('Front')).toHaveLength(0);
  await expect.element(verifyButton()).toHaveLength(0);
  await page.getByRole('link', { name: 'Go to PAN' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'PAN Verification' })).toBeVisible();
});

for (const status of [422, 500]) {
  test(`calls that are refused or fail with ${status} change nothing and can be repeated [ON-236 ON-237 ON-485 ON-486]`, async ({
    investor,
  }) => {
    await investor.signIn(AT_AADHAAR);
    await failEachCall(investor, {
      path: '/aadhaarVerification',
      status,
      choose: chooseAadhaar,
      beforeConfirm: async () => {
        await investor.sandbox.injectFault({
          operation: 'verifyStage',
          kind: 'code',
          value: { code: '001', messageText: 'verifyStage says no' },
        });
        await confirmButton().click();
        await closeAlert('verifyStage says no');
        await expect.element(page.getByRole('checkbox')).toBeChecked();
      },
    });
    await waitForPath(/\/bankVerification\/?$/);
  });
}

test('the first three stages lead to each other: PAN, Aadhaar, bank', async ({ investor }) => {
  await investor.signIn(AT_PAN);
  await submitPan();
  await page.getByRole('checkbox').click();
  await confirmButton().click();
  await nextLink().click();
  await chooseAadhaar();
  await verifyButton().click();
  await page.getByRole('checkbox').click();
  await confirmButton().click();
  await waitForPath(/\/bankVerification\/?$/);
  await expect
    .element(
      page.getByRole('heading', {
        level: 1,
        name: 'Bank Account Verification',
      }),
    )
    .toBeVisible();
});
