import { type Browser } from 'playwright';

const COLUMNS = 9;
const THUMB = { width: 200, height: 411 } as const;

export interface NamedPicture {
  readonly name: string;
  /** PNG. */
  readonly picture: Buffer;
}

/** Draws pictures of phones beside each other, each below its name, and returns the sheet as JPEG. */
export async function drawSheet(browser: Browser, pictures: readonly NamedPicture[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: COLUMNS * (THUMB.width + 12) + 12, height: 600 } });
  try {
    const figures = pictures.map(
      ({ name, picture }) =>
        `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
    );
    await page.setContent(`<style>
      body { display: grid; grid-template-columns: repeat(${COLUMNS}, ${THUMB.width}px); gap: 12px; margin: 12px;
        background: #d5dae4; font: 12px sans-serif; }
      figure { margin: 0; }
      figcaption { padding-bottom: 4px; }
      img { display: block; width: ${THUMB.width}px; height: ${THUMB.height}px; object-fit: cover; object-position: top; }
    </style>${figures.join('')}`);
    await page.waitForLoadState('networkidle');
    return await page.screenshot({ fullPage: true, type: 'jpeg', quality: 72 });
  } finally {
    await page.close();
  }
}
