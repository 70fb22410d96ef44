import type { Page } from '@playwright/test';

/** A part of a multipart request: a text, or a file with name, type, size and the first four bytes in hexadecimal. */
export interface FormPart {
  readonly name: string;
  readonly text?: string;
  readonly file?: { readonly name: string; readonly type: string; readonly size: number; readonly begins: string };
}
interface SentForm {
  readonly path: string;
  readonly method: string;
  readonly parts: readonly FormPart[];
}

/** Records every multipart request of the page, as it is passed to `fetch`. Call it before the first `goto`. */
export async function recordForms(page: Page): Promise<{ to(path: string): readonly SentForm[] }> {
  const sent: SentForm[] = [];
  await page.exposeFunction('noteForm', (form: SentForm) => void sent.push(form));
  await page.addInitScript(() => {
    const { noteForm } = window as unknown as { noteForm: (form: unknown) => Promise<void> };
    const partOf = async ([name, value]: [string, FormDataEntryValue]) => {
      if (typeof value === 'string') return { name, text: value };
      const bytes = new Uint8Array(await value.slice(0, 4).arrayBuffer());
      const begins = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      return { name, file: { name: value.name, type: value.type, size: value.size, begins } };
    };
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.headers.get('content-type')?.startsWith('multipart/form-data') === true) {
        const parts = await Promise.all([...(await request.clone().formData())].map(partOf));
        await noteForm({ path: new URL(request.url).pathname.slice('/api/v1/'.length), method: request.method, parts });
      }
      return send(request);
    };
  });
  return { to: (path) => sent.filter((form) => form.path === path) };
}
