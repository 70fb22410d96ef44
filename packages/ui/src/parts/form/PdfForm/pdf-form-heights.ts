/** Height of the preview, before and after it is loaded. */
export const PAGE_HEIGHT = 'min(10rem, 25vh)';
/** Height of the line with the title and the download. */
export const FOOT_HEIGHT = '3.75rem';

/** Height of a form while it is loading, so that nothing below moves: the preview only if the browser shows PDFs. */
export const pdfFormHeight = (): string =>
  navigator.pdfViewerEnabled ? `calc(${PAGE_HEIGHT} + ${FOOT_HEIGHT} + 3px)` : `calc(${FOOT_HEIGHT} + 2px)`;
