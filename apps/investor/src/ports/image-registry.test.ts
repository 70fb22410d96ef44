import { afterEach, describe, expect, test, vi } from 'vitest';
import { createImageRegistry, withBytes } from './image-registry.ts';

const counting = () => {
  let count = 0;
  return () => `image-${(count += 1)}`;
};
const file = (name = 'scan.png') => new File(['bytes'], name, { type: 'image/png' });

afterEach(() => vi.restoreAllMocks());

describe('the registry', () => {
  test('gives a reference that says all but the bytes', () => {
    const registry = createImageRegistry(counting());
    expect(registry.register(file())).toEqual({ id: 'image-1', name: 'scan.png', type: 'image/png', size: 5 });
  });

  test('gives the bytes back for the reference', () => {
    const registry = createImageRegistry(counting());
    const [one, two] = [file('one.png'), file('two.png')];
    const [first, second] = [registry.register(one), registry.register(two)];
    expect([registry.fileOf(first), registry.fileOf(second)]).toEqual([one, two]);
  });

  test('puts the bytes into a request in the place of the reference', () => {
    const registry = createImageRegistry(counting());
    const scan = file();
    expect(withBytes(registry, { id_type: 'no-nominee', file: registry.register(scan) })).toEqual({
      id_type: 'no-nominee',
      file: scan,
    });
  });

  test('shows a picture by one address, and gives it back with the picture', () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const registry = createImageRegistry(counting());
    const image = registry.register(file());
    const address = registry.addressOf(image);
    expect(address).toMatch(/^blob:/);
    expect(registry.addressOf(image)).toBe(address);
    registry.release(image);
    expect(registry.addressOf(image)).toBe(undefined);
    expect(() => registry.fileOf(image)).toThrow('scan.png is not held any more');
    expect(revoke.mock.calls).toEqual([[address]]);
  });

  test('holds nothing after the page was left', () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const registry = createImageRegistry(counting());
    const [first, second] = [registry.register(file()), registry.register(file())];
    const address = registry.addressOf(first);
    registry.clear();
    expect([registry.addressOf(first), registry.addressOf(second), revoke.mock.calls]).toEqual([
      undefined,
      undefined,
      [[address]],
    ]);
  });
});
