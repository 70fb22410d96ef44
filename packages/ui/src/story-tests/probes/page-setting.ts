import { cdp } from 'vitest/browser';

/** Window and media in which probes look at a story. */
export interface PageSetting {
  readonly width: number;
  readonly height: number;
  readonly hasForcedColours?: boolean;
  readonly hasDoubledText?: boolean;
}

const emulateForcedColours = (isActive: boolean) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: isActive ? 'active' : 'none' }],
  });

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function testFrame(): HTMLElement {
  if (window.frameElement === null) throw new Error('A test of the browser runs in a frame.');
  return window.frameElement as HTMLElement;
}

/**
 * Resizes the frame of the page, and waits until the queries of its size have reported the change: the query of this
 * function is the newest, so that those of the components have reported before it. Vitest's own change of the window is
 * a message to the driver of the browser, which takes longer than all probes of a story together.
 */
async function resize({ width, height }: PageSetting): Promise<void> {
  if (innerWidth === width && innerHeight === height) return;
  const size = matchMedia(`(width: ${width}px) and (height: ${height}px)`);
  const isReported = new Promise((resolve) => size.addEventListener('change', resolve, { once: true }));
  Object.assign(testFrame().style, { width: `${width}px`, height: `${height}px` });
  await isReported;
  await nextFrame();
}

/** Runs a function that may resize the window, which has its own size after it. */
export async function inOwnWindow(run: () => Promise<void>): Promise<void> {
  const { style } = testFrame();
  const { cssText } = style;
  try {
    await run();
  } finally {
    style.cssText = cssText;
  }
}

/** Runs a function in a setting. The window keeps its size, for the next setting may have the same. */
export async function inSetting(setting: PageSetting, run: () => Promise<void>): Promise<void> {
  await resize(setting);
  if (setting.hasForcedColours) await emulateForcedColours(true);
  if (setting.hasDoubledText) document.documentElement.style.fontSize = '200%';
  try {
    await run();
  } finally {
    document.documentElement.style.removeProperty('font-size');
    if (setting.hasForcedColours) await emulateForcedColours(false);
  }
}
