/** Exports of the browser build of pdfkit 0.20 that its types lack. */
declare namespace PDFKit {
  interface StandardFontData {
    readonly name: string;
  }

  interface PDFDocument {
    registerStdFonts(...fonts: readonly StandardFontData[]): void;
  }
}

declare module 'pdfkit/output' {
  /** Collects the file of a document, which must be ended in the same task. */
  export function toBlob(document: PDFKit.PDFDocument): Promise<Blob>;
}

declare module 'pdfkit/standard-fonts/Helvetica' {
  const data: PDFKit.StandardFontData;
  export default data;
}

declare module 'pdfkit/standard-fonts/HelveticaBold' {
  const data: PDFKit.StandardFontData;
  export default data;
}
