import { i18n } from '@folioflow/flows/testing/texts';
import { sampleClients } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, cellsOf, drawn, ids } from './testing/drawn-client-list.tsx';

describe('the client list', () => {
  test('shows a loading text, and without clients a text instead of the table [OM-229 OM-235]', async () => {
    const fetching = await drawn('Loading');
    await expect.element(page.getByText('We are fetching the client list', { exact: true })).toBeVisible();
    await fetching.unmount();
    await drawn('LoadedEmpty');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Client List', exact: true })).toBeVisible();
    await expect.element(page.getByText('No results found', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  });

  test('shows a row with mobile, email, two tags, five markers and the actions for each client [OM-231 OM-232 OM-233]', async () => {
    await drawn('Loaded');
    await expect.poll(() => ids().length).toBe(12);
    const heads = page.getByRole('columnheader').elements();
    const five = ['KYC', 'e-SIGN', 'Client Code', 'Face Match', 'FATCA'];
    expect(heads.map(({ textContent }) => textContent)).toEqual(
      ['Client ID', 'Mobile', 'Email', 'Stage', 'Status', ...five, 'Actions'], //
    );
    for (const client of sampleClients(6)) {
      const { _id: id, login_mobile_number: mobile, login_email: email, login_stage, login_status } = client;
      const marks = [
        client.login_kyc_verified,
        client.login_esign_verified,
        client.login_bse_clientcode_verified,
        client.login_bse_photo_verified,
        client.login_bse_fatca_verified,
      ].map((isVerified) => (isVerified ? 'YES' : 'NO'));
      const actions = client.login_bse_clientcode_verified && !client.login_bse_fatca_verified;
      expect(cellsOf(id)).toEqual(
        [id, mobile, email, login_stage, login_status, ...marks, actions ? 'ViewUpload Elog' : 'View'], //
      );
    }
    const view = page.getByRole('link', { name: 'View the documents of CUST00000001, in a new tab' }).element();
    expect([view.getAttribute('href'), view.getAttribute('target')]).toEqual([
      '/clientDocuments/CUST00000001',
      '_blank',
    ]);
  });
});

describe('a client code that was requested in this session', () => {
  test('is shown with its time above the list and at its client until the list contains the code [OM-232]', async () => {
    await drawn('LoadedAfterCodeRequest');
    const [, , waiting, withCode] = sampleClients(4).map(({ _id }) => _id);
    await expect
      .element(page.getByText(`Requested in this session, not approved yet: ${waiting} (3:05 PM IST)`, { exact: true }))
      .toBeVisible();
    const codeOf = (id = '') => cellsOf(id)[7];
    const codes = () => [waiting, withCode, 'CUST00000001'].map(codeOf);
    await expect.poll(codes).toEqual(['NO, requested 3:05 PM IST', 'YES', 'NO']);
  });
});

describe('a long client list', () => {
  test('is filtered by stage, missing marker and search text, and the search text is never in the address', async () => {
    const { onSearch } = await drawn('LoadedLong');
    const all = sampleClients(240);
    const status = page.getByRole('status').filter({ hasText: /clients$/ });
    await expect.element(status).toHaveTextContent('240 clients');
    await page.getByRole('button', { name: 'Stage', exact: true }).first().click();
    await page.getByRole('checkbox', { name: 'esignkyc' }).click();
    await page.getByRole('dialog', { name: 'Stage' }).getByRole('button', { name: 'Done' }).click();
    await button('Missing').click();
    await page.getByRole('checkbox', { name: 'Client Code' }).click();
    await page.getByRole('dialog', { name: 'Missing' }).getByRole('button', { name: 'Done' }).click();
    const waiting = all.filter(
      (client) => client.login_stage === 'esignkyc' && !client.login_bse_clientcode_verified, //
    );
    await expect.element(status).toHaveTextContent(`${waiting.length} of 240 clients`);
    await expect.poll(ids).toEqual(waiting.slice(0, 50).map(({ _id }) => _id));
    expect(onSearch).toHaveBeenLastCalledWith('?stage=esignkyc&missing=code');
    const [sought] = waiting.slice(7);
    await page.getByRole('searchbox').fill(sought?.login_mobile_number ?? '');
    await expect.element(status).toHaveTextContent('1 of 240 clients');
    await expect.poll(ids).toEqual([sought?._id]);
    for (const [search] of onSearch.mock.calls) expect(search).not.toContain(sought?.login_mobile_number);
    await page.getByRole('searchbox').fill('nobody');
    await expect.element(page.getByText('No client matches all the filters above.')).toBeVisible();
    await button('Clear all').click();
    await expect.element(status).toHaveTextContent('240 clients');
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
    expect(onSearch).toHaveBeenLastCalledWith('');
  });

  test('shows the clients who wait for a code by one press, and all clients by the next', async () => {
    const { onSearch } = await drawn('LoadedLong');
    const waiting = sampleClients(240).filter(
      (client) => client.login_kyc_verified && client.login_esign_verified && !client.login_bse_clientcode_verified, //
    );
    const queue = button(`Waiting for a client code ${waiting.length}`);
    await expect.element(queue).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('searchbox').fill('nobody');
    await queue.click();
    await expect.element(queue).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
    await expect.poll(ids).toEqual(waiting.map(({ _id }) => _id));
    expect(onSearch).toHaveBeenLastCalledWith('?missing=code&done=kyc&done=esign');
    await queue.click();
    await expect.poll(() => ids().length).toBe(50);
    expect(onSearch).toHaveBeenLastCalledWith('');
  });

  test('has its filters in one line of a phone, with counts too', async () => {
    await page.viewport(360, 740);
    await drawn('LoadedLong', '?missing=code&done=kyc&done=esign');
    const filters = [...document.querySelectorAll('button[aria-haspopup=dialog]')];
    expect(filters.map(({ textContent }) => textContent)).toEqual(['Stage', 'Missing1 chosen', 'Done2 chosen']);
    expect(new Set(filters.map((filter) => filter.getBoundingClientRect().top)).size).toBe(1);
    expect(document.documentElement.scrollWidth).toBe(360);
    await page.viewport(1280, 800);
  });

  test('passes the clients without a code to a new tab in the order of the filtered list', async () => {
    const { onView } = await drawn('LoadedLong', '?missing=fatca&done=kyc&sort=-id');
    await expect.poll(() => ids().length).toBe(50);
    const view = page.getByRole('link', { name: /^View the documents/ }).first();
    view.element().addEventListener('click', (event) => event.preventDefault());
    await view.click();
    const due = sampleClients(240).filter(
      (client) => client.login_kyc_verified && !client.login_bse_clientcode_verified, //
    );
    expect(onView).toHaveBeenCalledExactlyOnceWith(due.map(({ _id }) => _id).toReversed());
  });

  test('sorts by a column in both directions and exposes the order of this column only', async () => {
    const { onSearch } = await drawn('LoadedLong');
    const sorted = () =>
      [...document.querySelectorAll('thead th[scope=col]')]
        .filter(({ ariaSort }) => ariaSort === 'ascending' || ariaSort === 'descending')
        .map(({ textContent, ariaSort }) => `${textContent} ${ariaSort}`);
    expect(sorted()).toEqual([]);
    await button(i18n._('clients.column.email')).click();
    expect(sorted()).toEqual(['Email ascending']);
    const [first] = sampleClients(240)
      .map((client) => client.login_email)
      .toSorted();
    await expect.poll(() => cellsOf(ids()[0] ?? '')[2]).toBe(first);
    await button(i18n._('clients.column.email')).click();
    expect(sorted()).toEqual(['Email descending']);
    await button('FATCA').click();
    expect(sorted()).toEqual(['FATCA ascending']);
    await expect.poll(() => cellsOf(ids()[0] ?? '')[9]).toBe('NO');
    expect(onSearch.mock.calls.flat()).toEqual(['?sort=email', '?sort=-email', '?sort=fatca']);
  });

  test('has fifty rows on a page, starts the next page at its top, and returns to the first page for another order', async () => {
    await page.viewport(1280, 800);
    const { onSearch } = await drawn('LoadedLong', '?page=4');
    const pages = page.getByRole('navigation', { name: 'Pages of clients' });
    await expect.element(pages).toMatchTextContent('Page 4 of 5');
    await expect.poll(ids).toEqual(
      sampleClients(240)
        .slice(150, 200)
        .map(({ _id }) => _id),
    );
    scrollTo(0, document.body.scrollHeight);
    await button(i18n._('clients.list.next')).click();
    await expect.element(pages).toMatchTextContent('Page 5 of 5');
    await expect.poll(() => ids().length).toBe(40);
    await expect.element(button(i18n._('clients.list.next'))).toBeDisabled();
    expect(Math.round(page.getByRole('table').element().getBoundingClientRect().top)).toBeGreaterThan(0);
    await button('Mobile').click();
    expect(onSearch.mock.calls.flat()).toEqual(['?page=5', '?sort=mobile']);
  });

  test('does not transfer the focus to a client that replaces another in the same row', async () => {
    await drawn('LoadedLong');
    await expect.poll(() => ids().length).toBe(50);
    page.getByRole('button', { name: 'Copy CUST00000001' }).element().focus();
    const field = page.getByRole('searchbox').element() as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'CUST00000007');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await expect.poll(ids).toEqual(['CUST00000007']);
    expect(document.activeElement).toBe(document.body);
  });

  test('moves the focus between rows by the arrow keys, and skips rows without the focused action', async () => {
    await drawn('LoadedLong');
    const focused = () => document.activeElement?.getAttribute('aria-label');
    page.getByRole('button', { name: 'Copy CUST00000001' }).element().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Copy CUST00000001');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Copy CUST00000003');
    await userEvent.keyboard('{Tab}{Tab}');
    const withElog = sampleClients(20).filter(
      (client) => client.login_bse_clientcode_verified && !client.login_bse_fatca_verified, //
    );
    const [one, two, three] = withElog.map(({ _id }) => `Upload Elog of ${_id}`);
    page
      .getByRole('button', { name: one ?? '' })
      .element()
      .focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe(three);
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe(two);
  });
});
