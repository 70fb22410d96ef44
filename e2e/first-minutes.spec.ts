import { ownMobile, sandboxOf } from '../tools/serve/sandbox-client.ts';
import { aadhaarSlot, confirmButton, nextLink, panSlot, verifyButton } from './kyc/card-steps.ts';
import {
  allowCamera,
  button,
  declinedQuestions,
  field,
  isAt,
  mobileCode,
  emailCode,
  next,
  slot,
} from './kyc/personal-steps.ts';
import { drawnPicture } from './kyc/pictures.ts';
import { countingFinger, type Effort } from './support/effort.ts';
import { ownStack } from './support/own-stack.ts';
import { expect, test } from './support/test.ts';

/** What the way asks of a person today. A line only ever moves down. */
const MOST = {
  'an account': { taps: 16, pages: 6, scrolls: 1 },
  KYC: { taps: 39, pages: 4, scrolls: 3 },
  // One tap more since a scheme opens with its SIP, one since what is agreed to stands before the code.
  'a paid order': { taps: 14, pages: 7, scrolls: 3 },
  'what became of it': { taps: 1, pages: 1, scrolls: 0 },
} as const satisfies Record<string, Effort>;

const PASSWORD = 'Fresh@4711';
const PIN = '4826';

const own = ownStack();

const less = (all: Effort, before: Effort): Effort => ({
  taps: all.taps - before.taps,
  pages: all.pages - before.pages,
  scrolls: all.scrolls - before.scrolls,
});

test('from the landing page to an allotted order a person taps, turns and scrolls no more than today', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const mobile = ownMobile();
  const sandbox = sandboxOf(own.sandbox, mobile);
  const email = `n${mobile}@sandbox.example`;
  const codeTo = async (to: string) => (await sandbox.outbox(to))[0]?.code ?? '';
  const { hand, effort } = countingFinger(page);
  const { press, type, choose, tick, give } = hand;
  let before: Effort = { taps: 0, pages: 0, scrolls: 0 };
  const seen: Record<string, Effort> = {};
  const stretch = async (name: keyof typeof MOST, way: () => Promise<void>) => {
    await test.step(name, way);
    const all = effort();
    seen[name] = less(all, before);
    before = all;
  };
  await allowCamera(page);

  await stretch('an account', async () => {
    await page.goto(own.investor);
    await press(page.getByRole('banner').getByRole('link', { name: 'Sign in' }));
    await press(button(page, 'Sign Up Here'));
    const dialog = page.getByRole('dialog', { name: 'Sign Up' });
    await type(dialog.getByLabel('Mobile number', { exact: true }), mobile);
    await press(dialog.getByRole('button', { name: 'Send OTP' }));
    await expect(page).toHaveURL(/\/otp-2\/$/);
    await type(field(page, 'OTP'), await codeTo(mobile));
    await press(button(page, 'Verify'));
    await expect(page).toHaveURL(/\/verify-email\/$/);
    await type(field(page, 'Email'), email);
    await press(button(page, 'Submit'));
    await expect(field(page, 'OTP')).toBeVisible();
    await type(field(page, 'OTP'), await codeTo(email));
    await press(button(page, 'Verify'));
    await type(field(page, 'Password'), PASSWORD);
    await type(field(page, 'Confirm password'), PASSWORD);
    await press(button(page, 'Submit'));
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'OK' }));
    await expect(page).toHaveURL(/\/verify-pin\/$/);
    await type(field(page, 'PIN'), PIN);
    await type(field(page, 'Confirm PIN'), PIN);
    await press(button(page, 'Set PIN'));
    await press(button(page, 'Continue'));
    await expect(page).toHaveURL(/\/panVerification\/$/);
  });

  await stretch('KYC', async () => {
    await give(panSlot(page), await drawnPicture(page, 'pan.png'));
    await press(verifyButton(page));
    await tick(page.getByRole('checkbox'));
    await press(confirmButton(page));
    await press(nextLink(page));

    await expect(page).toHaveURL(/\/aadhaarVerification\/?$/);
    await give(aadhaarSlot(page, 'Front'), await drawnPicture(page, 'front.jpeg'));
    await give(aadhaarSlot(page, 'Back'), await drawnPicture(page, 'back.jpeg'));
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
    await give(field(page, 'Cheque'), await drawnPicture(page, 'cheque.png'));
    await press(button(page, 'Upload cheque'));
    await press(confirmButton(page));
    await press(nextLink(page));

    await isAt(page, 'address');
    await press(next(page));
    await isAt(page, 'income');
    await choose(field(page, 'Source of wealth'), 'Salary');
    await choose(field(page, 'Occupation'), 'Service');
    await choose(field(page, 'Annual income'), '5 to 10 lakh');
    for (const radio of await declinedQuestions(page)) await tick(radio);
    await press(next(page));
    await isAt(page, 'nominee');
    await choose(field(page, 'Relationship'), 'Brother');
    await choose(field(page, 'Proof of identity'), 'PAN');
    await give(slot(page, 'front'), await drawnPicture(page, 'card.png'));
    await expect(field(page, 'Name')).toHaveValue('Ravi Kumar');
    await press(next(page));
    await isAt(page, 'codes');
    await type(mobileCode(page), await codeTo(mobile));
    await type(emailCode(page), await codeTo(email));
    await press(next(page));
    await isAt(page, 'photo');
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

  await stretch('a paid order', async () => {
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
    await press(page.getByRole('tab', { name: 'ONTIME/LUMPSUM' }));
    await type(field(page, 'Amount'), '5000');
    await press(button(page, 'Invest Now'));
    await expect(page).toHaveURL(/\/orderCheckout\/$/);
    const main = page.getByRole('main');
    await tick(
      main
        .getByRole('checkbox')
        .or(main.getByRole('radio', { name: /^(?!Yes|No)/ }))
        .first(),
    );
    await press(button(page, 'Review'));
    await press(button(page, 'Create Order'));
    await expect(field(page, 'OTP')).toBeVisible();
    await type(field(page, 'OTP'), await codeTo(mobile));
    await press(button(page, 'Confirm Order'));
    await expect(page).toHaveURL(/\/orderEditCheckout\/$/);
    await tick(page.getByRole('radio', { name: /^Net banking/ }));
    await press(page.getByRole('button', { name: /^Pay/ }));
    await page.waitForURL(`${own.sandbox}/gateway**`);
    await press(page.getByRole('button', { name: /success/i }));
    await expect(page).toHaveURL(/\/paymentResponse\/?$/);
  });

  await own.moveClock({ advance_working_days: 4 });

  await stretch('what became of it', async () => {
    await press(page.getByRole('link', { name: 'Ok, Go to Order List' }));
    await expect(page).toHaveURL(/\/orderList\/?$/);
    await expect(
      page
        .getByRole('main')
        .getByText(/^Allotted/i)
        .first(),
    ).toBeVisible();
  });
  for (const name of Object.keys(MOST) as (keyof typeof MOST)[])
    for (const what of ['taps', 'pages', 'scrolls'] as const)
      expect.soft(seen[name]?.[what], `${what} of ${name}`).toBeLessThanOrEqual(MOST[name][what]);
});
