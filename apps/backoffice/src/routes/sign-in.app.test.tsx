import { press } from '@folioflow/wiring/testing/gestures';
import { staffEmailOf } from '@folioflow/wiring/testing/sandbox-client';
import {
  closeAlert,
  expect,
  field,
  waitForPath,
  seedClients,
  page,
  reload,
  test,
  visit,
} from '../testing/app-test.tsx';
import {
  askForCode,
  clientListHeading,
  documentsPath,
  enterCode,
  enterCredentials,
  PASSWORD,
  passwordField,
  requestCodeButton,
  searchForClient,
  signInHeading,
  confirmationCheckbox,
} from '../testing/steps.ts';

test('failed attempts preserve the typed values; sign-in leads to the filtered list and adds no history entry', async ({
  desk,
  network,
}) => {
  visit('/clientList?missing=code&sort=-email');
  await waitForPath(/^\/signin/);
  network.loseAnswer('user/login');
  await enterCredentials('viewer');
  await press(requestCodeButton());
  await expect.element(page.getByText('Unable to reach the server, please try again')).toBeVisible();
  await expect.element(field('Email address')).toHaveValue(staffEmailOf('viewer'));
  await expect.element(passwordField()).toHaveValue(PASSWORD);

  await enterCredentials('viewer', 'Wrong@123');
  await press(requestCodeButton());
  await closeAlert('The e-mail address or the password is not correct.');
  await expect.element(field('Email address')).toHaveValue(staffEmailOf('viewer'));

  await askForCode('viewer');
  await enterCode('111111');
  await closeAlert('The one-time password is not correct.');
  await expect.element(field('Code')).toHaveValue('');
  const before = history.length;
  await enterCode(await desk.codeFor('viewer'));
  await expect.element(clientListHeading()).toBeVisible();
  await waitForPath(/^\/clientList/);
  expect(location.search).toBe('?missing=code&sort=-email');
  expect(history.length).toBe(before);
  await expect.element(page.getByText(/^[\d,]+ of [\d,]+ clients$/)).toBeVisible();
});

test('without a sign-in every staff page redirects to sign-in without a call', async ({ network }) => {
  for (const path of ['/', '/clientList', documentsPath('CUST00000001'), '/clientDocuments']) {
    visit(path);
    await expect.element(signInHeading()).toBeVisible();
    await waitForPath(/^\/signin/);
  }
  visit('/portfolio');
  await expect.element(page.getByRole('link', { name: 'Go to the client list' })).toBeVisible();
  expect(network.calls).toEqual([]);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

test('a signed-in user is redirected from sign-in to the list', async ({ desk }) => {
  await desk.signIn();
  visit('/signin');
  await waitForPath(/^\/clientList/);
});

test('an operator can tick and upload, a viewer can only read, and a user without a role sees no client', async ({
  desk,
}) => {
  const signed = await desk.copyClient(seedClients.signed);
  const coded = await desk.copyClient(seedClients.withoutElog);
  const upload = page.getByRole('button', { name: `Upload Elog of ${coded.id}` });

  await desk.signIn('operator');
  visit(documentsPath(signed.id));
  await expect.element(confirmationCheckbox()).toBeEnabled();
  await searchForClient(coded.id);
  await expect.element(upload).toBeVisible();

  await desk.signIn('viewer');
  visit(documentsPath(signed.id));
  await expect.element(page.getByText('Your role has read-only access.')).toBeVisible();
  await expect.element(confirmationCheckbox()).toHaveLength(0);
  await searchForClient(coded.id);
  await expect.element(upload).toHaveLength(0);

  await desk.signIn('norole');
  for (const path of ['/clientList', documentsPath(signed.id)]) {
    visit(path);
    await expect.poll(() => document.body.innerText).toContain('You are not authorised to view this information.');
    expect(document.body.innerText).not.toContain(signed.mobile);
  }
});

test('a reload and Back restore the filtered list', async ({ desk }) => {
  await desk.signIn('viewer');
  visit('/clientList?missing=code&page=1');
  const some = page.getByText(/^[\d,]+ of [\d,]+ clients$/);
  await expect.element(some).toBeVisible();
  reload();
  await expect.element(some).toBeVisible();
  visit(documentsPath('CUST00000003'));
  await expect.element(page.getByText('Client CUST00000003')).toBeVisible();
  history.back();
  await expect.element(some).toBeVisible();
  expect(location.search).toBe('?missing=code&page=1');
});
