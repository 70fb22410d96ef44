import type { Page } from '@playwright/test';
import { delayCode } from '../support/delay-code.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { expect, test } from '../support/test.ts';
import { field, fillIncome, nextButton } from './personal-steps.ts';
import { personalPaths, MARRIED } from '../../apps/investor/src/testing/test-data.ts';

const income = { level: 1, name: 'Income Information' } as const;
const documents = { level: 1, name: 'Documents' } as const;

async function answerNo(page: Page): Promise<void> {
  for (const question of await page.getByRole('group').all()) await question.getByRole('radio', { name: 'No' }).check();
}

test('Back before the next page is loaded fetches the saved details again, and they can be saved again', async ({
  page,
  investor,
}) => {
  const calls = recordProviderCalls(page);
  await investor.signIn(MARRIED);
  await page.goto('/personaldetails');
  await nextButton(page).click();
  await expect(page.getByRole('heading', income)).toBeVisible();
  await fillIncome(page);
  await answerNo(page);
  const release = await delayCode(page, 'screens/static/DocumentsUpload.tsx');
  await nextButton(page).click();
  await expect(page).toHaveURL(/\/documentsupload\/$/);
  await expect(page.getByRole('main').getByRole('img', { name: 'Loading' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/incomedetails\/$/);
  await expect(field(page, 'Occupation')).toBeEnabled();
  expect(calls.to(personalPaths.load)).toHaveLength(3);
  await answerNo(page);
  await nextButton(page).click();
  await expect(page).toHaveURL(/\/documentsupload\/$/);
  release();
  await expect(page.getByRole('heading', documents)).toBeVisible();
  expect(calls.to(personalPaths.save)).toHaveLength(3);
});
