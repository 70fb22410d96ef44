import { i18n } from '@folioflow/flows/testing/texts';
import { expect, waitForPath, page, test, visit } from '../../testing/app-test.tsx';
import { trimmedTextsOf } from '@folioflow/wiring/testing/page';

const groupHeadings = () => page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 });
for (const { stage, like, shown } of [
  { stage: 'pan', like: '9000000201', shown: [] },
  { stage: 'aadhaar', like: '9000000202', shown: ['PAN'] },
  { stage: 'bank', like: '9000000203', shown: ['PAN', 'AADHAAR'] },
  {
    stage: 'personal',
    like: '9000000204',
    shown: ['PAN', 'AADHAAR', 'BANK ACCOUNT', 'COMMUNICATION ADDRESS', 'NOMINEE'],
  },
]) {
  test(`stage ${stage} shows the finished groups and a link with the name of the stage [ON-396 ON-397 ON-400 ON-401 ON-402 ON-403]`, async ({
    investor,
  }) => {
    await investor.signIn(like);
    visit('/accounts');
    const link = page.getByRole('link', {
      name: `KYC is not submitted and current verification stage is ${stage}`,
    });
    await expect.element(link).toBeVisible();
    await expect.poll(() => trimmedTextsOf(groupHeadings())).toEqual(shown);
    await link.click();
    await waitForPath(/\/esignkycVerification\/?$/);
  });
}

test('a record that cannot be loaded is shown after Try again', async ({ investor }) => {
  await investor.signIn();
  await investor.sandbox.injectFault({
    operation: 'getStageInfo',
    kind: 'httpStatus',
    value: { status: 500 },
  });
  visit('/accounts');
  await page.getByRole('button', { name: i18n._('myKyc.retry') }).click();
  await expect.element(groupHeadings()).toHaveLength(5);
});
