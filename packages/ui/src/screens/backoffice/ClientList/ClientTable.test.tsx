import { i18n } from '@folioflow/flows/testing/texts';
import { sampleClients } from '@folioflow/flows/testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { button, drawn, ids, rows } from './testing/drawn-client-list.tsx';

describe('a row of the client list', () => {
  test('copies the id and announces the success or the refusal of the browser', async () => {
    await drawn('Loaded');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValueOnce(new Error());
    const said = page.getByRole('status');
    await button('Copy CUST00000002').click();
    expect(write).toHaveBeenLastCalledWith('CUST00000002');
    await expect.element(said.filter({ hasText: /CUST00000002 is copied/ })).toBeInTheDocument();
    await button('Copy CUST00000003').click();
    await expect.element(said.filter({ hasText: /did not allow copying\. Press CUST00000003/ })).toBeInTheDocument();
    await expect.element(page.getByText(/is copied/)).not.toBeInTheDocument();
  });

  test('shows a running upload, which disables the other uploads and nothing else', async () => {
    const { send } = await drawn('UploadingElog');
    await expect.element(button('Upload Elog of CUST00000004')).toBeVisible();
    const elogs = page.getByRole('button', { name: /^Upload Elog of/ }).elements();
    const busy = elogs.filter(({ ariaBusy }) => ariaBusy === 'true');
    expect(elogs.length).toBeGreaterThan(1);
    expect(busy.map(({ ariaLabel }) => ariaLabel)).toEqual(['Upload Elog of CUST00000004']);
    await expect.element(page.getByText('CUST00000004: the photo is being uploaded.')).toBeVisible();
    for (const elog of elogs) {
      expect(elog.ariaDisabled).toBe('true');
      (elog as HTMLElement).click();
    }
    expect(send).not.toHaveBeenCalled();
    await button('Refresh').click();
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'reload.requested' });
  });

  test.each([
    ['LoadedAfterElog', /^CUST00000004: the photo was accepted/],
    ['LoadedAfterElogLost', /^We did not get an answer. Check the list before you upload again.* CUST00000004$/],
  ] as const)('shows the result of %s at every scroll position', async (scenario, text) => {
    await page.viewport(1280, 500);
    await drawn(scenario);
    const said = page.getByText(text);
    await expect.element(said).toBeVisible();
    for (const depth of [0, 80]) {
      scrollTo(0, depth);
      const { top, bottom } = said.element().getBoundingClientRect();
      expect([top >= 0, bottom <= innerHeight]).toEqual([true, true]);
    }
    await expect.element(page.getByRole('button', { name: 'Upload Elog of CUST00000004' })).toBeEnabled();
  });

  test('is still shown, in a busy table, while the list is reloaded', async () => {
    await drawn('Refreshing');
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => rows().length).toBe(12);
  });
});

describe('the client table', () => {
  const place = (element: Element | null) => Math.round(element?.getBoundingClientRect().left ?? Number.NaN);

  test('fixes its header on a desktop and its id column on a narrow screen', async () => {
    await page.viewport(1280, 500);
    await drawn('LoadedLong');
    await expect.poll(() => ids().length).toBe(50);
    const table = page.getByRole('table').element();
    const room = table.closest('div') ?? table;
    const head = page.getByRole('columnheader', { name: i18n._('clients.column.email') }).element();
    expect(document.documentElement.scrollWidth).toBe(1280);
    scrollTo(0, 900);
    await expect.poll(() => Math.round(head.getBoundingClientRect().top)).toBe(64);
    // Content that scrolls under it does not show at its corners.
    const [{ left: edge } = { left: Number.NaN }] = room.getClientRects();
    expect(document.elementFromPoint(edge + 2, 66)?.closest('thead')).not.toBeNull();
    await page.viewport(800, 780);
    expect(document.documentElement.scrollWidth).toBe(800);
    const [first] = rows();
    const left = place(first ?? null);
    room.scrollLeft = 300;
    await expect.poll(() => room.scrollLeft).toBe(300);
    expect(place(first ?? null)).toBe(left);
    expect(place(head)).toBeLessThan(left);
    // The focused element is not covered by it.
    room.scrollLeft = room.scrollWidth;
    const view = page
      .getByRole('link', { name: 'View the documents of CUST00000001, in a new tab' })
      .element() as HTMLElement;
    view.scrollIntoView({ block: 'center', inline: 'nearest' });
    view.focus();
    await expect.poll(() => place(view)).toBeGreaterThanOrEqual(Math.round(first?.getBoundingClientRect().right ?? 0));
  });

  test.each(['LoadedLong', 'LoadedAfterCodeRequest'] as const)(
    'shows %s as cards on a phone, nothing beyond the edge',
    async (scenario) => {
      await page.viewport(360, 780);
      await drawn(scenario);
      await expect.poll(() => ids().length).toBeGreaterThan(11);
      const table = page.getByRole('table').element();
      expect(document.documentElement.scrollWidth).toBe(360);
      const room = table.closest('div') ?? table;
      expect(room.scrollWidth).toBe(room.clientWidth);
      const cells = [...table.querySelectorAll<HTMLElement>('tbody tr > *')];
      const beyond = cells.filter((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return left < 0 || right > 360 || (cell.scrollWidth > cell.clientWidth && !cell.matches('[data-email]'));
      });
      expect(beyond.map(({ textContent }) => textContent)).toEqual([]);
      // A mark is a word below the name of its column.
      const names = [...table.querySelectorAll<HTMLElement>('tbody tr:first-child [data-mark]')].map(
        (cell) => getComputedStyle(cell, '::before').content,
      );
      expect(names).toEqual(['"KYC"', '"e-SIGN"', '"Client Code"', '"Face Match"', '"FATCA"']);
    },
  );

  test('on a phone shows mobile, email, two tags and five YES/NO markers of each client [OM-231 OM-232]', async () => {
    await page.viewport(360, 780);
    await drawn('Loaded');
    await expect.poll(() => ids().length).toBe(12);
    const visibleTexts = (id: string) =>
      [...(rows().find(({ textContent }) => textContent === id)?.parentElement?.children ?? [])]
        .filter((cell) => cell.checkVisibility())
        .map(({ textContent }) => textContent);
    for (const client of sampleClients(6)) {
      const marks = [
        client.login_kyc_verified,
        client.login_esign_verified,
        client.login_bse_clientcode_verified,
        client.login_bse_photo_verified,
        client.login_bse_fatca_verified,
      ].map((isVerified) => (isVerified ? 'YES' : 'NO'));
      const { login_mobile_number, login_email, login_stage, login_status } = client;
      expect(visibleTexts(client._id).slice(1, -1)).toEqual([
        login_mobile_number,
        login_email,
        login_stage,
        login_status,
        ...marks,
      ]);
    }
  });

  test.each([1280, 360])('has one background of its header, and no row of another height, at %d px', async (width) => {
    await page.viewport(width, 780);
    await drawn('LoadedAfterElog');
    await expect.poll(() => ids().length).toBe(12);
    const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const heads = page.getByRole('columnheader').elements();
    expect(new Set(heads.map(backgroundOf))).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    expect(new Set(heads.slice(0, 2).map((head) => getComputedStyle(head).paddingInlineStart)).size).toBe(
      width === 360 ? 1 : 2,
    );
    const actions = [...document.querySelectorAll('tbody tr > :last-child > span')];
    expect(actions.some((cell) => cell.querySelector('button') === null)).toBe(true);
    expect(new Set(actions.map(({ clientHeight }) => clientHeight))).toEqual(new Set([28]));
  });

  test('on a phone has the columns to sort by in one line, and one background behind the focused client', async () => {
    await page.viewport(360, 740);
    const { container } = await drawn('Loaded');
    const headers = [...container.querySelectorAll('thead th:not(:last-child)')];
    const tops = headers.map((header) => Math.round(header.getBoundingClientRect().top));
    expect(headers.length).toBeGreaterThan(8);
    expect(new Set(tops).size).toBe(1);
    const copy = button('Copy CUST00000002').element() as HTMLElement;
    copy.focus();
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    const row = copy.closest('tr');
    if (row === null) throw new Error('The button is outside a row.');
    expect(background(row)).not.toBe('rgba(0, 0, 0, 0)');
    expect(new Set([...row.children].map(background))).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  });

  test('on a phone with doubled text breaks no word and no button out of its card', async () => {
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    await page.viewport(360, 740);
    const { container } = await drawn('Loaded');
    const words = [...container.querySelectorAll('tbody [data-yes], tbody [data-no]')];
    expect(words.length).toBeGreaterThan(5);
    expect(words.filter((word) => word.getClientRects().length > 1).map(({ textContent }) => textContent)).toEqual([]);
    const { right } = page.getByRole('table').element().getBoundingClientRect();
    const buttons = [...container.querySelectorAll('tbody [data-control]')];
    expect(buttons.filter((each) => each.getBoundingClientRect().right > right)).toEqual([]);
  });

  test('prints its rows without controls', async () => {
    const { container } = await drawn('LoadedLong');
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    try {
      const shown = [...container.querySelectorAll<HTMLElement>('a, input, tbody button, nav')].filter((each) =>
        each.checkVisibility(),
      );
      expect(shown).toEqual([]);
      expect(rows().every((each) => each.checkVisibility())).toBe(true);
      for (const line of container.querySelectorAll('tbody tr'))
        expect(getComputedStyle(line).breakInside).toBe('avoid');
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    }
  });
});
