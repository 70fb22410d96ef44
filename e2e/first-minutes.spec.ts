import { createUnusedMobile, createInvestorSandbox } from '@folioflow/wiring/testing/sandbox-client';
import { aadhaarSlot, confirmButton, nextLink, panSlot, verifyButton } from './kyc/card-steps.ts';
import {
  allowCamera,
  button,
  noAnswerRadios,
  field,
  expectStep,
  mobileCodeField,
  emailCodeField,
  nextButton,
  pictureField,
} from './kyc/personal-steps.ts';
import { drawPicture } from './kyc/pictures.ts';
import { createCountingInput, type Effort } from './support/effort.ts';
import { createOwnStack } from './support/own-stack.ts';
import { expect, test } from './support/test.ts';

/** Limits of the effort of each part of the journey. A limit may only be lowered. */
const MAX_EFFORT = {
  'an account': { taps: 16, pages: 6, scrolls: 1 },
  KYC: { taps: 39, pages: 4, scrolls: 4 },
  // One tap opens the lumpsum tab, because a scheme opens with its SIP; one leads over the review.
  'a paid order': { taps: 14, pages: 7, scrolls: 3 },
  'the allotted order': { taps: 1, pages: 1, scrolls: 0 },
} as const satisfies Record<string, Effort>;

const PASSWORD = 'Fresh@4711';
const PIN = '4826';

const own = createOwnStack();

const subtractEffort = (all: Effort, before: Effort): Effort => ({
  taps: all.taps - before.taps,
  pages: all.pages - before.pages,
  scrolls: all.scrolls - before.scrolls,
});

test('the journey from the landing page to an allotted order stays within the limits of taps, pages and scrolls', async ({
  page,
}) => {
  const mobile = createUnusedMobile();
  const sandbox = createInvestorSandbox(own.sandbox, mobile);
  const email = `n${mobile}@sandbox.example`;
  const fetchCode = async (to: string) => (await sandbox.outbox(to))[0]?.code ?? '';
  const { hand, effort } = createCountingInput(page);
  const { press, type, choose, tick, upload } = hand;
  let before: Effort = { taps: 0, pages: 0, scrolls: 0 };
  const seen: Record<string, Effort> = {};
  const measureStep = async (name: keyof typeof MAX_EFFORT, way: () => Promise<void>) => {
    await test.step(name, way);
    const all = effort();
    seen[name] = subtractEffort(all, before);
    before = all;
  };
  await allowCamera(page);

  await measureStep('an account', async () => {
    await page.goto(own.investor);
    await press(page.getByRole('banner').getByRole('link', { name: 'Sign in' }));
    await press(button(page, 'Sign Up Here'));
    const dialog = page.getByRole('dialog', { name: 'Sign Up' });
    await type(dialog.getByLabel('Mobile number', { exact: true }), mobile);
    await press(dialog.getByRole('button', { name: 'Send OTP' }));
    await expect(page).toHaveURL(/\/otp-2\/$/);
    await type(field(page, 'OTP'), await fetchCode(mobile));
    await press(button(page, 'Verify'));
    await expect(page).toHaveURL(/\/verify-email\/$/);
    await type(field(page, 'Email'), email);
    await press(button(page, 'Submit'));
    await expect(field(page, 'OTP')).toBeVisible();
    await type(field(page, 'OTP'), await fetchCode(email));
    await press(button(page, 'Verify'));
    await type(field(page, 'Password'), PASSWORD);
    await type(field(page, 'Confirm password'), PASSWORD);
    await press(button(page, 'Submit'));
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'OK' }));
    await expect(page).toHaveURL(/\/verify-pin\/$/);
    await type(field(page, 'PIN'), PIN);
    await type(field(page, 'Confirm PIN'), PIN);
    await press(button(page, 'Set PIN'));
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'OK' }));
    await expect(page).toHaveURL(/\/panVerification\/$/);
  });

  await measureStep('KYC', async () => {
    await upload(panSlot(page), await drawPicture(page, 'pan.png'));
    await press(verifyButton(page));
    await tick(page.getByRole('checkbox'));
    await press(confirmButton(page));
    await press(nextLink(page));

    await expect(page).toHaveURL(/\/aadhaarVerification\/?$/);
    await upload(aadhaarSlot(page, 'Front'), await drawPicture(page, 'front.jpeg'));
    await upload(aadhaarSlot(page, 'Back'), await drawPicture(page, 'back.jpeg'));
    await press(verifyButton(page));
    await tick(page.getByRole('checkbox'));
    await press(confirmButton(page));

    await expect(page).toHaveURL(/\/bankVerification\/?$/);
    await type(field(page, 'Account number'), '100000000001');
    await type(page.getByLabel('Confirm account number'), '100000000001');
    await type(page.getByLabel('IFSC'), 'sbox0000001');
    await expect(field(page, 'Bank').locator('option:checked')).toHaveText('Sandbox Bank');
    await choose(page.getByLabel('Account type'), 'Savings');
    await press(verifyButton(page));
    await upload(field(page, 'Cheque'), await drawPicture(page, 'cheque.png'));
    await press(button(page, 'Upload cheque'));
    await press(confirmButton(page));
    await press(nextLink(page));

    await expectStep(page, 'address');
    await press(nextButton(page));
    await expectStep(page, 'income');
    await choose(field(page, 'Source of wealth'), 'Salary');
    await choose(field(page, 'Occupation'), 'Service');
    await choose(field(page, 'Annual income'), '5 to 10 lakh');
    for (const radio of await noAnswerRadios(page)) await tick(radio);
    await press(nextButton(page));
    await expectStep(page, 'nominee');
    await choose(field(page, 'Relationship'), 'Brother');
    await choose(field(page, 'Proof of identity'), 'PAN');
    await upload(pictureField(page, 'front'), await drawPicture(page, 'card.png'));
    await expect(field(page, 'Name')).toHaveValue('Ravi Kumar');
    await press(nextButton(page));
    await expectStep(page, 'codes');
    await type(mobileCodeField(page), await fetchCode(mobile));
    await type(emailCodeField(page), await fetchCode(email));
    await press(nextButton(page));
    await expectStep(page, 'photo');
    await press(button(page, 'Capture'));
    await tick(page.getByRole('checkbox'));
    await press(confirmButton(page));

    await expect(page).toHaveURL(/\/esignkycVerification\/$/);
    await tick(page.getByRole('checkbox'));
    await page.waitForFunction(() => 'Digio' in window);
    await press(button(page, 'eSIGN'));
    await press(
      page.getByRole('dialog', { name: 'Sign with Aadhaar' }).getByRole('button', { name: 'Sign', exact: true }),
    );
    await expect(page.getByText(/is awaiting approval/)).toBeVisible();
  });

  await sandbox.advance('client', await sandbox.clientId(), 'codeApproved');

  await measureStep('a paid order', async () => {
    await press(button(page, 'Check again'));
    await expect(page.getByText('Your KYC is approved. You can invest now.')).toBeVisible();
    await press(page.getByRole('main').getByRole('link', { name: 'Explore schemes' }));
    await expect(page).toHaveURL(/\/schemeList\/?$/);
    await press(
      page
        .getByRole('main')
        .getByRole('article')
        .or(
          page
            .getByRole('main')
            .getByRole('listitem')
            .filter({ has: page.getByRole('link') }),
        )
        .getByRole('link')
        .first(),
    );
    await press(page.getByRole('button', { name: 'Invest', exact: true }));
    await press(page.getByRole('tab', { name: 'ONE TIME/LUMPSUM' }));
    await type(field(page, 'Amount'), '5000');
    await press(page.getByRole('button', { name: /^Invest Now/ }));
    await expect(page).toHaveURL(/\/orderCheckout\/$/);
    // The nominee of the KYC is the last choice.
    await press(button(page, 'Review'));
    await press(button(page, 'Create Order'));
    await expect(field(page, 'OTP')).toBeVisible();
    await type(field(page, 'OTP'), await fetchCode(mobile));
    await press(button(page, 'Confirm Order'));
    await expect(page).toHaveURL(/\/orderEditCheckout\/$/);
    await tick(page.getByRole('radio', { name: /^Net banking/ }));
    await press(page.getByRole('button', { name: /^Pay/ }));
    await page.waitForURL(`${own.sandbox}/gateway**`);
    await press(page.getByRole('button', { name: /success/i }));
    await expect(page).toHaveURL(/\/paymentResponse\/?$/);
  });

  await own.moveClock(page.context(), { advance_working_days: 4 });

  await measureStep('the allotted order', async () => {
    await press(page.getByRole('link', { name: 'Ok, Go to Order List' }));
    await expect(page).toHaveURL(/\/orderList\/?$/);
    await expect(
      page
        .getByRole('main')
        .getByText(/^Allotted/i)
        .first(),
    ).toBeVisible();
  });
  for (const name of Object.keys(MAX_EFFORT) as (keyof typeof MAX_EFFORT)[])
    for (const what of ['taps', 'pages', 'scrolls'] as const)
      expect.soft(seen[name]?.[what], `${what} of ${name}`).toBeLessThanOrEqual(MAX_EFFORT[name][what]);
});
