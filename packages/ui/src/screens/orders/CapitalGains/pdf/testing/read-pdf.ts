import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
// The worker of the library runs in the page: a test needs no second script.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** Element of the structure of a page, with the tags of its children. */
interface TaggedNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly unknown[];
}

/** Content of a PDF file, as another library reads it. */
export interface ReadPdf {
  /** Texts of each page, in the order of the file. */
  readonly pages: readonly (readonly string[])[];
  /** Tags of each page, in the order of the structure. */
  readonly tags: readonly (readonly string[])[];
  /** Texts that a reader speaks instead of the drawn letters, in the order of the structure. */
  readonly actualTexts: readonly string[];
  readonly language: unknown;
  readonly title: unknown;
}

const isTaggedNode = (value: unknown): value is TaggedNode => typeof value === 'object' && value !== null;

const tagsOf = (value: unknown): readonly string[] =>
  isTaggedNode(value) && value.role !== undefined ? [value.role, ...(value.children ?? []).flatMap(tagsOf)] : [];

const actualTextsOf = (value: unknown): readonly string[] =>
  isTaggedNode(value)
    ? [...(value.alt === undefined ? [] : [value.alt]), ...(value.children ?? []).flatMap(actualTextsOf)]
    : [];

/** Reads the texts and the tags of a PDF file. */
export async function readPdf(file: Blob): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(await file.arrayBuffer()) }).promise;
  const { info } = await document.getMetadata();
  const facts = info as Readonly<Record<string, unknown>>;
  const pages: (readonly string[])[] = [];
  const tags: (readonly string[])[] = [];
  const actualTexts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])));
    const structure = await page.getStructTree();
    tags.push(tagsOf(structure));
    actualTexts.push(...actualTextsOf(structure));
  }
  return { pages, tags, actualTexts, language: facts['Language'], title: facts['Title'] };
}
