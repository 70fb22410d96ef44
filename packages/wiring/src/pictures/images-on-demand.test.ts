import { expect, test, vi } from 'vitest';
import { createImageRegistry } from './image-registry.ts';
import { createImagesOnDemand, type LoadedImages } from './images-on-demand.ts';

const file = new File(['scan'], 'scan.png', { type: 'image/png' });
const createImages = (): LoadedImages => ({
  registry: createImageRegistry(() => 'image-1'),
  prepareImage: () => Promise.reject(new Error('not requested')),
});

test('a picture is registered in the loaded registry, which is created once', async () => {
  const loadImages = vi.fn(() => Promise.resolve(createImages()));
  const images = createImagesOnDemand(loadImages);
  const { registry } = await images.load();
  expect((await images.load()).registry).toBe(registry);
  expect(loadImages).toHaveBeenCalledTimes(1);
  const image = images.register(file);
  expect(registry.fileOf(image)).toBe(file);
  images.clear();
  expect(() => registry.fileOf(image)).toThrow('scan.png');
});

test('a failed load can be repeated', async () => {
  const loadImages = vi.fn(() => Promise.resolve(createImages()));
  loadImages.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const images = createImagesOnDemand(loadImages);
  await expect(images.load()).rejects.toThrow('Failed to fetch');
  await images.load();
  expect(images.register(file).name).toBe('scan.png');
});

test('a picture before the load is refused, and clearing does nothing', () => {
  const images = createImagesOnDemand(() => Promise.resolve(createImages()));
  expect(() => images.register(file)).toThrow('before its code was loaded');
  expect(images.addressOf({ id: 'image-1', name: 'scan.png', type: 'image/png', size: 4 })).toBeUndefined();
  expect(() => images.clear()).not.toThrow();
});
