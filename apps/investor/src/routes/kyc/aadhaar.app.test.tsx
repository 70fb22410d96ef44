import { acknowledge, closeAlert, expect, isAt, page, test, visit } from '../../testing/app-test.tsx';
import { otherFile, wrongType } from '../../testing/pictures.ts';
import {
  verifyButton,
  confirmButton,
  nextLink,
  aadhaarSlot,
  readPan,
  chooseAadhaar,
  failEachCall,
} from '../../testing/steps/card.ts';
import { AT_PAN, AT_AADHAAR, cardPaths } from '../../testing/known.ts';
for (const [side, text] of [
  ['back', 'You have not uploaded back side of your aadhaar card'],
  ['front', 'You have not uploaded front side of your aadhaar card'],
] as const) {
  test(`a missing ${side} side is said, and both pickers are empty again [ON-261 ON-262 ON-263 ON-264 ON-495]`, async ({
    investor,
  }) => {
    await investor.signIn(AT_AADHAAR);
    visit('/aadhaarVerification');
    await chooseAadhaar('front.png', `${side}-missing.png`);
    await verifyButton().click();
    await closeAlert(`The ${side} side of the Aadhaar card is missing.`);
    await expect.element(page.getByText(text)).toBeVisible();
    await expect
      .element(page.getByText('Kindly upload front & back side of your aadhaar card together again'))
      .toBeVisible();
    await expect.element(aadhaarSlot('Front')).toBeEnabled();
    await expect.element(aadhaarSlot('Back')).toBeEnabled();
    await expect.element(verifyButton()).toHaveLength(0);
    await chooseAadhaar();
    await verifyButton().click();
    await expect.element(confirmButton()).toBeVisible();
  });
}

test('a refusal of five characters is an alert only, a longer one stands beside the pictures too [ON-268 ON-487]', async ({
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

test('a file of another type is not sent; an upload that is cut off is sent again without choosing again [ON-234 ON-235 ON-494]', async ({
  network,
  investor,
}) => {
  await investor.signIn(AT_AADHAAR);
  visit('/aadhaarVerification');
  await aadhaarSlot('Back').upload(otherFile('back.pdf', 'application/pdf'));
  await expect.element(page.getByText(wrongType)).toBeVisible();
  expect(network.to(cardPaths.upload)).toEqual([]);
  await chooseAadhaar();
  network.loseAnswer(cardPaths.upload);
  await verifyButton().click();
  await acknowledge();
  await expect.element(page.getByText(/The upload was interrupted/)).toBeVisible();
  await verifyButton().click();
  await expect.element(confirmButton()).toBeVisible();
});

test('before its turn the page says so, shows no upload, and leads to the stage that is due [ON-228 ON-484]', async ({
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
  test(`calls that are refused or fail with ${status} leave everything as it was [ON-236 ON-237 ON-485 ON-486]`, async ({
    investor,
  }) => {
    await investor.signIn(AT_AADHAAR);
    await failEachCall(investor, {
      path: '/aadhaarVerification',
      status,
      choose: chooseAadhaar,
      beforeConfirm: async () => {
        await investor.sandbox.fault({
          operation: 'verifyStage',
          kind: 'code',
          value: { code: '001', messageText: 'verifyStage says no' },
        });
        await confirmButton().click();
        await closeAlert('verifyStage says no');
        await expect.element(page.getByRole('checkbox')).toBeChecked();
      },
    });
    await isAt(/\/bankVerification\/?$/);
  });
}

test('the first three stages follow each other: PAN, Aadhaar, bank', async ({ investor }) => {
  await investor.signIn(AT_PAN);
  await readPan();
  await page.getByRole('checkbox').click();
  await confirmButton().click();
  await nextLink().click();
  await chooseAadhaar();
  await verifyButton().click();
  await page.getByRole('checkbox').click();
  await confirmButton().click();
  await isAt(/\/bankVerification\/?$/);
  await expect
    .element(
      page.getByRole('heading', {
        level: 1,
        name: 'Bank Account Verification',
      }),
    )
    .toBeVisible();
});
