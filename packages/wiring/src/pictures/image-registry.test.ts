import { afterEach, describe, expect, test, vi } from 'vitest';
import { createImageRegistry, withFile } from './image-registry.ts';

const createIdCounter = () => {
  let count = 0;
  return () => `image-${(count += 1)}`;
};
const createPngFile = (name = 'scan.png') => new File(['bytes'], name, { type: 'image/png' });

afterEach(() => vi.restoreAllMocks());

describe('createImageRegistry', () => {
  test('returns a reference with name, type and size', () => {
    const registry = createImageRegistry(createIdCounter());
    expect(registry.register(createPngFile())).toEqual({ id: 'image-1', name: 'scan.png', type: 'image/png', size: 5 });
  });

  test('returns the file of a reference', () => {
    const registry = createImageRegistry(createIdCounter());
    const [one, two] = [createPngFile('one.png'), createPngFile('two.png')];
    const [first, second] = [registry.register(one), registry.register(two)];
    expect([registry.fileOf(first), registry.fileOf(second)]).toEqual([one, two]);
  });

  test('withFile replaces the reference of a request with the file', () => {
    const registry = createImageRegistry(createIdCounter());
    const scan = createPngFile();
    expect(withFile(registry, { id_type: 'no-nominee', file: registry.register(scan) })).toEqual({
      id_type: 'no-nominee',
      file: scan,
    });
  });

  test('creates one address for a picture and revokes it with the picture', () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const registry = createImageRegistry(createIdCounter());
    const image = registry.register(createPngFile());
    const address = registry.addressOf(image);
    expect(address).toMatch(/^blob:/);
    expect(registry.addressOf(image)).toBe(address);
    registry.release(image);
    expect(registry.addressOf(image)).toBe(undefined);
    expect(() => registry.fileOf(image)).toThrow('scan.png is not held any more');
    expect(revoke.mock.calls).toEqual([[address]]);
  });

  test('releases every picture on clear', () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const registry = createImageRegistry(createIdCounter());
    const [first, second] = [registry.register(createPngFile()), registry.register(createPngFile())];
    const address = registry.addressOf(first);
    registry.clear();
    expect([registry.addressOf(first), registry.addressOf(second), revoke.mock.calls]).toEqual([
      undefined,
      undefined,
      [[address]],
    ]);
  });
});
