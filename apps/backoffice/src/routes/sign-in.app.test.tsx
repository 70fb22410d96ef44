import { press } from '@folioflow/wiring/testing/hands';
import { emailOf } from '../../../../tools/serve/sandbox-client.ts';
import { button, closeAlert, expect, field, isAt, like, page, reload, test, visit } from '../testing/app-test.tsx';
import {
  askForCode,
  documentsOf,
  enterCode,
  enterCredentials,
  heading,
  PASSWORD,
  seek,
  tick,
} from '../testing/steps.ts';

test('what fails on the way leaves what was typed; the way back is the list as it was filtered, and no page behind it', async ({
  desk,
  network,
}) => {
  visit('/clientList?missing=code&sort=-email');
  await isAt(/^\/signin/);
  network.loseAnswer('user/login');
  await enterCredentials('viewer');
  await press(button('Send me a code'));
  await expect.element(page.getByText('Unable to reach the server, please try again')).toBeVisible();
  await expect.element(field('Email address')).toHaveValue(emailOf('viewer'));
  await expect.element(field('Password')).toHaveValue(PASSWORD);

  await enterCredentials('viewer', 'Wrong@123');
  await press(button('Send me a code'));
  await closeAlert('The e-mail address or the password is not correct.');
  await expect.element(field('Email address')).toHaveValue(emailOf('viewer'));

  await askForCode('viewer');
  await enterCode('111111');
  await closeAlert('The one-time password is not correct.');
  await expect.element(field('Code')).toHaveValue('');
  const before = history.length;
  await enterCode(await desk.codeFor('viewer'));
  await expect.element(heading('Client List')).toBeVisible();
  await isAt(/^\/clientList/);
  expect(location.search).toBe('?missing=code&sort=-email');
  expect(history.length).toBe(before);
  await expect.element(page.getByText(/^[\d,]+ of [\d,]+ clients$/)).toBeVisible();
});

test('without a sign-in every page of the staff leads to it, and nobody is asked', async ({ network }) => {
  for (const path of ['/', '/clientList', documentsOf('CUST00000001'), '/clientDocuments']) {
    visit(path);
    await expect.element(heading('Staff sign-in')).toBeVisible();
    await isAt(/^\/signin/);
  }
  visit('/portfolio');
  await expect.element(page.getByRole('link', { name: 'Go to the client list' })).toBeVisible();
  expect(network.calls).toEqual([]);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

test('who is signed in already has nothing to do at sign-in', async ({ desk }) => {
  await desk.signIn();
  visit('/signin');
  await isAt(/^\/clientList/);
});

test('an operator may tick and upload, a viewer reads, and without a role nobody is shown', async ({ desk }) => {
  const signed = await desk.client(like.signed);
  const coded = await desk.client(like.withoutElog);
  const upload = page.getByRole('button', { name: `Upload Elog of ${coded.id}` });

  await desk.signIn('operator');
  visit(documentsOf(signed.id));
  await expect.element(tick()).toBeEnabled();
  await seek(coded.id);
  await expect.element(upload).toBeVisible();

  await desk.signIn('viewer');
  visit(documentsOf(signed.id));
  await expect.element(page.getByText('Your role has read-only access.')).toBeVisible();
  await expect.element(tick()).toHaveLength(0);
  await seek(coded.id);
  await expect.element(upload).toHaveLength(0);

  await desk.signIn('norole');
  for (const path of ['/clientList', documentsOf(signed.id)]) {
    visit(path);
    await expect.poll(() => document.body.innerText).toContain('You are not authorised to view this information.');
    expect(document.body.innerText).not.toContain(signed.mobile);
  }
});

test('a reload and Back show the list as it was filtered', async ({ desk }) => {
  await desk.signIn('viewer');
  visit('/clientList?missing=code&page=1');
  const some = page.getByText(/^[\d,]+ of [\d,]+ clients$/);
  await expect.element(some).toBeVisible();
  reload();
  await expect.element(some).toBeVisible();
  visit(documentsOf('CUST00000003'));
  await expect.element(page.getByText('Client CUST00000003')).toBeVisible();
  history.back();
  await expect.element(some).toBeVisible();
  expect(location.search).toBe('?missing=code&page=1');
});
