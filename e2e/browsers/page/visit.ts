import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { inRoot } from '../../../tools/root.ts';
import type { BrowserDriver, WindowSize } from '../drivers/driver.ts';
import { waiting } from './waiting.ts';
import { createSentQuery, type ElementQuery } from './query.ts';

export const PHONE: WindowSize = { width: 360, height: 740 };
export const DESKTOP: WindowSize = { width: 1280, height: 800 };

const REFUSED_PRESS = /not clickable|stale ?element|click ?intercepted|not ?interactable|detached/i;

const format = (query: ElementQuery): string => {
  const { role = 'field', name, text, within } = query;
  const own = [role, name, text].filter((part) => part !== undefined).map(String);
  return within === undefined ? own.join(' ') : `${own.join(' ')} in ${format(within)}`;
};

/** Steps of a person in one window, whatever drives the browser. Every step waits until it is possible. */
export interface Visit {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  press(query: ElementQuery): Promise<void>;
  type(query: ElementQuery, text: string): Promise<void>;
  choose(query: ElementQuery, label: string): Promise<void>;
  tick(query: ElementQuery): Promise<void>;
  upload(query: ElementQuery, file: string): Promise<void>;
  pressKey: BrowserDriver['press'];
  see(query: ElementQuery): Promise<void>;
  /** Waits for one of the elements, and returns its position. */
  seeOneOf(queries: readonly ElementQuery[]): Promise<number>;
  miss(query: ElementQuery): Promise<void>;
  /** Waits until a script has set this global. */
  seeGlobal(name: string): Promise<void>;
  arriveAt(path: RegExp): Promise<void>;
  expectFocus(query: ElementQuery): Promise<void>;
  expectValue(query: ElementQuery, value: string): Promise<void>;
  /** Stores a picture, and fails where the page is wider than its window. */
  takePicture(name: string): Promise<void>;
  /** Stores pictures of both widths; a dialog may be another one, or closed, in the other. */
  takePictures(name: string): Promise<void>;
  readonly driver: BrowserDriver;
}

export async function createVisit(driver: BrowserDriver, pictures: string, size = PHONE): Promise<Visit> {
  await driver.resize(size);
  const countOf = (query: ElementQuery) => driver.call('count', createSentQuery(query));

  const writePicture = async (name: string, { width }: WindowSize) => {
    const folder = inRoot('.results', 'browsers', pictures);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${name}-${width}.png`), await driver.takePicture());
  };

  const findPressable = (query: ElementQuery) =>
    vi.waitFor(async () => {
      const element = await driver.find('findPressable', createSentQuery(query));
      if (element === null) throw new Error(`Not there, disabled or covered: ${format(query)}`);
      return element;
    }, waiting);

  const press = async (query: ElementQuery): Promise<void> => {
    for (;;) {
      const element = await findPressable(query);
      try {
        await element.press();
        return;
      } catch (error) {
        // The element was replaced or covered since the look, so nothing is pressed yet.
        if (!REFUSED_PRESS.test(String(error))) throw error;
      }
    }
  };

  return {
    driver,
    open: (address) => driver.open(address),
    reload: () => driver.reload(),
    back: () => driver.back(),
    press,
    type: async (query, text) => {
      const element = await findPressable(query);
      await element.press();
      await element.type(text);
    },
    choose: async (query, label) => {
      const element = await findPressable(query);
      const value = await vi.waitFor(async () => {
        const found = await driver.call('findOption', createSentQuery(query), label);
        if (found === null) throw new Error(`No option ${label}: ${format(query)}`);
        return found;
      }, waiting);
      await element.choose(value);
      await expect.poll(() => driver.call('readValue', createSentQuery(query))).toBe(value);
    },
    tick: async (query) => {
      await press(query);
      await expect.poll(() => driver.call('isChecked', createSentQuery(query))).toBe(true);
    },
    upload: async (query, file) => {
      const sent = createSentQuery({ ...query, isHidden: true });
      await expect.poll(() => driver.call('isEnabled', sent), { message: format(query) }).toBe(true);
      await (await driver.find('find', sent))?.upload(file);
    },
    pressKey: (key) => driver.press(key),
    see: (query) => vi.waitFor(async () => expect(await countOf(query), format(query)).toBeGreaterThan(0), waiting),
    seeOneOf: (queries) =>
      vi.waitFor(async () => {
        for (const [index, query] of queries.entries()) if ((await countOf(query)) > 0) return index;
        throw new Error(`None is there: ${queries.map(format).join(', ')}`);
      }, waiting),
    miss: (query) => vi.waitFor(async () => expect(await countOf(query), format(query)).toBe(0), waiting),
    seeGlobal: (name) => vi.waitFor(async () => expect(await driver.call('hasGlobal', name), name).toBe(true), waiting),
    arriveAt: (address) => vi.waitFor(async () => expect(await driver.call('readAddress')).toMatch(address), waiting),
    expectFocus: (query) =>
      vi.waitFor(
        async () =>
          expect(await driver.call('hasFocus', createSentQuery(query)), `focus on ${format(query)}`).toBe(true),
        waiting,
      ),
    expectValue: (query, value) =>
      vi.waitFor(
        async () => expect(await driver.call('readValue', createSentQuery(query)), format(query)).toBe(value),
        waiting,
      ),
    takePicture: async (name) => {
      await vi.waitFor(async () => expect(await driver.call('measureOverflow'), name).toBe(0), waiting);
      await writePicture(name, size);
    },
    takePictures: async (name) => {
      for (const shown of [size === PHONE ? DESKTOP : PHONE, size]) {
        await driver.resize(shown);
        await writePicture(name, shown);
      }
    },
  };
}
