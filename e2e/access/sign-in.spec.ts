import { expect, READY, test } from '../support/test.ts';
import { providerCalls } from '../support/provider-calls.ts';
import { askForCode, enterCode, openMenu, stored } from './steps.ts';

const routeParams = (mobile: string) => ({
  login_mobile_number: mobile,
  login_email: '',
  login_role: 'customer',
  login_request_from: 'mobile',
});

test.describe('signing in', () => {
  test.beforeEach(async ({ investor }) => {
    await investor.sandbox.session(READY);
  });

  test('by mobile number and the code from the outbox ends in the signed-in app, and out again @layout [ON-003 ON-113 ON-120 ON-135 ON-148 ON-410 ON-411]', async ({
    page,
    investor,
  }) => {
    await askForCode(page, investor.mobile);
    await expect(page).toHaveURL(/\/otp-2\/$/);
    const [message] = await investor.sandbox.outbox();
    await enterCode(page, message?.code ?? '');
    await expect(page).toHaveURL(/\/portfolio\/$/);
    await openMenu(page);
    await page
      .getByRole('menuitem', { name: 'Logout' })
      .or(page.getByRole('button', { name: 'Logout' }))
      .click();
    await expect(page).toHaveURL(/\/signin\/$/);
    expect(await stored(page)).toEqual({});
  });

  test('by email and password asks for the code and ends in the signed-in app [ON-003 ON-122 ON-131 ON-134 ON-146]', async ({
    page,
    investor,
  }) => {
    const calls = providerCalls(page);
    await page.goto('/signin');
    await page.getByRole('tab', { name: 'Email Id' }).click();
    await page.getByLabel('Email', { exact: true }).fill(`I${investor.mobile}@Sandbox.example`);
    await page.getByLabel('Password', { exact: true }).fill('Sandbox@1');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/otp-2\/$/);
    const email = `i${investor.mobile}@sandbox.example`;
    expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
      login_mobile_number: '',
      login_email: email,
      login_role: 'customer',
      login_request_from: 'email',
    });
    await enterCode(page, '123456');
    await expect(page).toHaveURL(/\/portfolio\/$/);
    expect(calls.to('user/validateotp').map(({ body }) => body)).toEqual([
      {
        login_otp: '123456',
        login_role: 'customer',
        login_email: email,
        login_request_from: 'email',
        login_request_mode: 'verifyotp',
        is_password_reset: false,
      },
    ]);
    expect(calls.to('user/login').map(({ body }) => body)).toEqual([
      {
        login_email: email,
        login_role: 'customer',
        login_hint: 'Sandbox@1',
        login_request_from: 'email',
        screen_name: 'signin',
        login_request_mode: 'verifypassword',
      },
    ]);
  });

  test('stores token, profile and master list, and shows the menu without a reload [ON-151 ON-152 ON-153 ON-428 ON-444 ON-445 ON-446 DO-038 DO-355]', async ({
    page,
    investor,
  }) => {
    await askForCode(page, investor.mobile);
    await expect(page.getByRole('banner').getByText(investor.mobile)).toHaveCount(0);
    await enterCode(page, '123456');
    await expect(page).toHaveURL(/\/portfolio\/$/);
    const { token, profileData, masterList, ...rest } = await stored(page);
    expect(rest).toEqual({});
    expect(token).toMatch(/^\S{20,}$/);
    expect(JSON.parse(profileData ?? '')).toEqual({
      login_mobile_number: investor.mobile,
      login_email: `i${investor.mobile}@sandbox.example`,
    });
    const lists = JSON.parse(masterList ?? '') as Record<string, { value: string; label: string }[]>;
    expect(Object.keys(lists).sort()).toEqual([
      'amc_category',
      'amc_list',
      'amc_risk',
      'growth_percentage',
      'investment_method',
      'minimum_investment',
    ]);
    for (const options of Object.values(lists))
      expect(options.every(({ value, label }) => typeof value === 'string' && typeof label === 'string')).toBe(true);
    await expect(page.getByRole('banner').getByText(investor.mobile)).toHaveCount(1);
  });

  test('sends exactly the documented fields, with the role of a customer and the token header on every request [ON-002 ON-121 ON-133 ON-146 ON-147 ON-155 ON-429 ON-459]', async ({
    page,
    investor,
  }) => {
    const calls = providerCalls(page);
    await askForCode(page, investor.mobile);
    await page.getByRole('button', { name: 'Resend OTP' }).click();
    await expect(page.getByText(/^You can resend otp in \d+ secs$/)).toBeVisible();
    await enterCode(page, '123456');
    await expect(page).toHaveURL(/\/portfolio\/$/);
    expect(calls.to('user/login').map(({ body }) => body)).toEqual([
      {
        login_mobile_number: investor.mobile,
        login_role: 'customer',
        login_request_from: 'mobile',
        screen_name: 'signin',
        login_request_mode: 'sendotp',
      },
    ]);
    expect(calls.to('user/sendotp').map(({ body }) => body)).toEqual([routeParams(investor.mobile)]);
    expect(calls.to('user/validateotp').map(({ body }) => body)).toEqual([
      {
        login_otp: '123456',
        login_role: 'customer',
        login_mobile_number: investor.mobile,
        login_request_from: 'mobile',
        login_request_mode: 'verifyotp',
        is_password_reset: false,
      },
    ]);
    for (const { headers, body, path } of calls.all) {
      expect(headers['content-type'], path).toMatch(/^application\/json/);
      expect(headers, path).toHaveProperty('bb-access-token');
      if ('login_role' in body) expect(body['login_role']).toBe('customer');
    }
  });

  test('an answer that signs in at once is stored, and leads where it says [ON-139]', async ({ page, investor }) => {
    const session = await investor.sandbox.session();
    await page.route('**/user/login', (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: {
          code: '000',
          messageText: '',
          token_id: session['token'],
          is_authenticated: true,
          profileData: JSON.parse(session['profileData'] ?? '') as unknown,
          masterList: { amc_filter_list: JSON.parse(session['masterList'] ?? '') as unknown },
          navigateScreen: 'schemeList',
        },
      }),
    );
    await page.goto('/signin');
    await page.getByRole('tab', { name: 'Email Id' }).click();
    await page.getByLabel('Email', { exact: true }).fill(`i${investor.mobile}@sandbox.example`);
    await page.getByLabel('Password', { exact: true }).fill('Sandbox@1');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/schemeList\/$/);
    await expect(page.getByRole('banner').getByText(investor.mobile)).toHaveCount(1);
    expect(await stored(page)).toEqual(session);
  });

  test('the older screen signs in too, and keeps its words [ON-115]', async ({ page, investor }) => {
    await page.goto('/signin?variant=older');
    await expect(page.getByRole('heading', { name: 'Mutual Fund App', exact: true })).toBeVisible();
    await expect(page.getByText('V.0.0.11', { exact: true })).toBeVisible();
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Your Mobile Number', 'Your Email Id']);
    await page.getByLabel('Mobile number', { exact: true }).fill(investor.mobile);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await enterCode(page, '123456');
    await expect(page).toHaveURL(/\/portfolio\/$/);
  });

  test('clears what an earlier session left behind [ON-118 ON-119]', async ({ page, investor }) => {
    await investor.signIn();
    await page.evaluate(() => sessionStorage.setItem('personal_info_step', '3'));
    await page.goto('/signin');
    await expect(page.getByRole('heading', { name: 'Mutual Fund Investment App' })).toBeVisible();
    expect(await stored(page)).toEqual({});
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('leaves no code and no password behind: not in storage, address, history or the page [ON-161]', async ({
    page,
    investor,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto('/signin');
    await page.getByRole('tab', { name: 'Email Id' }).click();
    await page.getByLabel('Email', { exact: true }).fill(`i${investor.mobile}@sandbox.example`);
    await page.getByLabel('Password', { exact: true }).fill('Sandbox@1');
    await page.getByRole('button', { name: 'Next' }).click();
    await enterCode(page, '123456');
    await expect(page).toHaveURL(/\/portfolio\/$/);
    const kept = await page.evaluate(() =>
      JSON.stringify([
        Object.fromEntries(Object.entries(localStorage)),
        Object.fromEntries(Object.entries(sessionStorage)),
        history.state,
        location.href,
        document.body.innerHTML,
      ]),
    );
    for (const secret of ['Sandbox@1', '123456']) {
      expect(kept).not.toContain(secret);
      expect(said.join('\n')).not.toContain(secret);
    }
  });
});

test('a new number signs up through the popup and reaches the code screen [ON-111 ON-113]', async ({
  page,
  investor,
}) => {
  const calls = providerCalls(page);
  await page.goto('/signup');
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  await dialog.getByLabel('Mobile number', { exact: true }).fill(investor.mobile.replace(/^./, '9'));
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL(/\/otp-2\/$/);
  expect(calls.to('user/login').map(({ body }) => body)).toMatchObject([
    { login_mobile_number: investor.mobile.replace(/^./, '9'), login_request_from: 'mobile', screen_name: 'signup' },
  ]);
});

test('phone entry asks for a code and moves to the code screen [ON-221 ON-222 ON-223 ON-224 ON-489]', async ({
  page,
  investor,
}) => {
  const calls = providerCalls(page);
  await page.goto('/otp-1');
  await expect(page.getByRole('heading', { name: 'Enter Phone Number' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'OTP Verification' })).toBeVisible();
  await page.getByLabel('Mobile number', { exact: true }).fill(investor.mobile.slice(0, 9));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Enter a valid mobile number', { exact: true })).toBeVisible();
  expect(calls.all).toEqual([]);
  await page.getByLabel('Mobile number', { exact: true }).fill(investor.mobile);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page).toHaveURL(/\/otp-2\/$/);
  expect(calls.to('user/sendotp').map(({ body }) => body)).toEqual([routeParams(investor.mobile)]);
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual(routeParams(investor.mobile));

  await page.goBack();
  await page.getByLabel('Mobile number', { exact: true }).fill(investor.mobile);
  await page.getByRole('button', { name: 'OTP Verification' }).click();
  await expect(page).toHaveURL(/\/otp-2\/$/);
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual(routeParams(investor.mobile));
  expect(calls.to('user/sendotp')).toHaveLength(1);
});

test('by keyboard alone a person signs in @layout', async ({ page, investor }) => {
  await investor.sandbox.session(READY);
  await page.goto('/signin');
  await page.getByRole('tab', { name: 'Mobile Number' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Mobile number', { exact: true })).toBeFocused();
  await page.keyboard.type(investor.mobile);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('OTP', { exact: true })).toBeFocused();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/portfolio\/$/);
});
